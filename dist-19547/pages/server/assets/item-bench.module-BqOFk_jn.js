import { a as msg, c as t, l as translate } from "./i18n-DQ6MZoeU.js";
import { i as countText, u as notAvailable } from "./item-format.rule-CHSrSgAT.js";
// src/bearings/tolerances/size-rows.ts
/** The text after the colon of the row 'over-incl: …' that holds the size in mm; undefined outside of the table. */
function rowForSize(table, mm) {
	return table.find((text) => {
		const [over = 0, incl = 0] = (text.split(":")[0] ?? "").split("-").map(Number);
		return mm > over && mm <= incl;
	})?.split(": ")[1];
}
// src/bearings/calculation/rated-bearing.ts
var axialTypes = [
	"thrust ball",
	"cylindrical roller thrust",
	"needle roller thrust"
];
var radialTypes = [
	"cylindrical roller double row",
	"cylindrical roller four-row",
	"toroidal",
	"needle roller",
	"needle roller with inner ring",
	"needle roller without inner ring",
	"needle cage assembly",
	"needle drawn cup open",
	"needle drawn cup closed"
];
var combinedTypes = [
	"deep groove ball",
	"angular contact ball",
	"angular contact ball double row",
	"four-point contact ball",
	"self-aligning ball",
	"spherical roller",
	"tapered roller",
	"tapered roller inch",
	"tapered roller double row",
	"tapered roller four-row",
	"spherical roller thrust",
	"insert/unit"
];
var locatingCylindrical = /^(?:NUP|NUJ|NJ|NF|NH|NP|NCF)/;
/** Which loads the type takes; undefined for goods that have no rating life by ISO 281, such as sleeves. */
function loadDirectionOf({ type, series }) {
	if (type === null) return void 0;
	if (axialTypes.includes(type)) return "axial";
	if (type === "cylindrical roller") return locatingCylindrical.test(series) ? "combined" : "radial";
	if (radialTypes.includes(type)) return "radial";
	return combinedTypes.includes(type) ? "combined" : void 0;
}
/** Balls touch in a point, which decides the exponent of the life. Inserts have balls. */
var hasBalls = (type) => type === "insert/unit" || type?.includes("ball") === true;
// src/bearings/calculation/modified-life.ts
/** (d + D) / 2, which the makers' catalogues use for the pitch diameter. */
var meanDiameterMm = ({ boreMm, outsideMm }) => (boreMm + outsideMm) / 2;
var slowRpm = 1e3;
/**
* Reference viscosity ν1 in mm²/s, which the oil needs at the working temperature to part the surfaces. Source: ISO 281,
* with the mean diameter for the pitch diameter.
*/
function referenceViscosity(meanMm, rpm) {
	return rpm < slowRpm ? 45e3 * rpm ** -.83 * meanMm ** -.5 : 4500 * rpm ** -.5 * meanMm ** -.5;
}
var smallMeanMm = 100;
/** Fatigue load limit Cu in kN, from C0 where the maker gives none. Source: ISO 281, B.3.3. */
function fatigueLimitKN(bearing, staticKN, meanMm) {
	if (bearing.fatigueKN !== void 0) return bearing.fatigueKN;
	const share = Math.min(1, smallMeanMm / meanMm);
	return hasBalls(bearing.type) ? staticKN / 22 * share ** .5 : staticKN / 8.2 * share ** .3;
}
/** Contamination factors e_C, the lower ends of the ranges for mean diameters below 100 mm. Source: ISO 281, table 13. */
var contaminationFactors = {
	"very clean": .6,
	normal: .5,
	"slightly dirty": .3,
	dirty: .1
};
var leastRatio = .1;
var largestRatio = 4;
var largestFactor = 50;
function curveAt(ratio, ball) {
	if (ratio < .4) return [ball ? 2.2649 : 1.3993, .054381];
	return [ball ? 1.9987 : 1.2348, ratio < 1 ? .19087 : .071739];
}
/**
* Life factor a_ISO of radial bearings, from 0.1 to 50; undefined below κ = 0.1, where ISO 281 gives none, and for thrust
* bearings. Source: ISO 281:2007, 9.3.3.
*/
function lifeModificationFactor(bearing, { contamination, fatigueKN, loadKN, viscosityRatio }) {
	if (viscosityRatio < leastRatio || loadDirectionOf(bearing) === "axial" || bearing.type === "spherical roller thrust") return void 0;
	const ball = hasBalls(bearing.type);
	const ratio = Math.min(viscosityRatio, largestRatio);
	const [factor, exponent] = curveAt(ratio, ball);
	const stress = contamination * fatigueKN / loadKN;
	const lubrication = (ball ? 2.5671 : 1.5859) - factor / ratio ** exponent;
	const share = ball ? lubrication ** .83 * stress ** (1 / 3) : lubrication * stress ** .4;
	return share >= 1 ? largestFactor : Math.min(largestFactor, .1 * (1 - share) ** (ball ? -9.3 : -9.185));
}
// src/bearings/calculation/rating-life.ts
/** 3 for balls, 10/3 for rollers. Source: ISO 281. */
var lifeExponent = (type) => hasBalls(type) ? 3 : 10 / 3;
/** Basic rating life L10 in million revolutions, which 90 of 100 bearings reach: (C / P)^p. Source: ISO 281. */
var basicLife = (type, dynamicKN, loadKN) => (dynamicKN / loadKN) ** lifeExponent(type);
/** Hours of so many million revolutions. */
var lifeHours = (millionRevolutions, rpm) => millionRevolutions * 1e6 / (60 * rpm);
/** The basic dynamic load rating C in kN that reaches the hours. Source: ISO 281, solved for C. */
var neededDynamicKN = (type, loadKN, rpm, hours) => loadKN * (60 * rpm * hours / 1e6) ** (1 / lifeExponent(type));
/** Percent of bearings that reach the life. */
var reliabilities = [
	90,
	95,
	96,
	97,
	98,
	99
];
var reliabilityFactors = {
	90: 1,
	95: .64,
	96: .55,
	97: .47,
	98: .37,
	99: .25
};
/** Life factor a1. Source: ISO 281:2007, table 12. */
var reliabilityFactor = (percent) => reliabilityFactors[percent];
// src/bearings/fits/deviations.data.ts
/**
* Diameters in mm, then in µm the standard tolerances IT5 to IT8, the upper deviation of g, the lower ones of k, m, n and
* p, and the upper ones of j5, j6 and J7: 'over-incl: IT5 IT6 IT7 IT8 | g k m n p | j5 j6 J7'. Source: ISO 286.
*/
var deviationRows = [
	"3-6: 5 8 12 18 | -4 1 4 8 12 | 3 6 6",
	"6-10: 6 9 15 22 | -5 1 6 10 15 | 4 7 8",
	"10-18: 8 11 18 27 | -6 1 7 12 18 | 5 8 10",
	"18-30: 9 13 21 33 | -7 2 8 15 22 | 5 9 12",
	"30-50: 11 16 25 39 | -9 2 9 17 26 | 6 11 14",
	"50-80: 13 19 30 46 | -10 2 11 20 32 | 6 12 18",
	"80-120: 15 22 35 54 | -12 3 13 23 37 | 6 13 22",
	"120-180: 18 25 40 63 | -14 3 15 27 43 | 7 14 26",
	"180-250: 20 29 46 72 | -15 4 17 31 50 | 7 16 30",
	"250-315: 23 32 52 81 | -17 4 20 34 56 | 7 16 36",
	"315-400: 25 36 57 89 | -18 4 21 37 62 | 7 18 39",
	"400-500: 27 40 63 97 | -20 5 23 40 68 | 7 20 43"
];
// src/bearings/fits/deviations.ts
var shaftClasses = [
	"g6",
	"h6",
	"j5",
	"j6",
	"k5",
	"k6",
	"m5",
	"m6",
	"n6",
	"p6"
];
var housingClasses = [
	"G7",
	"H7",
	"H8",
	"J7",
	"K7",
	"M7",
	"N7",
	"P7"
];
var letters = [
	"g",
	"k",
	"m",
	"n",
	"p"
];
function sizeOf(mm) {
	const groups = rowForSize(deviationRows, mm)?.split(" | ").map((group) => group.split(" ").map(Number));
	if (!groups) return void 0;
	const [grades = [], named = [], js = []] = groups;
	return {
		grades,
		letters: Object.fromEntries(letters.map((letter, i) => [letter, named[i] ?? 0])),
		js
	};
}
var gradeOf = ({ grades }, grade) => grades[grade - 5] ?? 0;
/** Deviations of a shaft in µm; undefined below 3 and above 500 mm. Source: ISO 286. */
function shaftDeviations(shaft, mm) {
	const size = sizeOf(mm);
	if (!size) return void 0;
	const [letter, grade] = [shaft.charAt(0), Number(shaft.charAt(1))];
	const tolerance = gradeOf(size, grade);
	if (letter === "h") return {
		min: -tolerance,
		max: 0
	};
	if (letter === "g") return {
		min: (size.letters.g ?? 0) - tolerance,
		max: size.letters.g ?? 0
	};
	if (letter === "j") {
		const upper = size.js[grade - 5] ?? 0;
		return {
			min: upper - tolerance,
			max: upper
		};
	}
	const lower = size.letters[letter] ?? 0;
	return {
		min: lower,
		max: lower + tolerance
	};
}
/**
* Deviations of a housing bore in µm; undefined below 3 and above 500 mm. K, M, N and P are those of the shaft turned over
* and raised by IT7 − IT6. Source: ISO 286.
*/
function housingDeviations(housing, mm) {
	const size = sizeOf(mm);
	if (!size) return void 0;
	const [letter, grade] = [housing.charAt(0).toLowerCase(), Number(housing.charAt(1))];
	const tolerance = gradeOf(size, grade);
	if (letter === "h") return {
		min: 0,
		max: tolerance
	};
	if (letter === "g") return {
		min: -(size.letters.g ?? 0),
		max: tolerance - (size.letters.g ?? 0)
	};
	const upper = letter === "j" ? size.js[2] ?? 0 : tolerance - gradeOf(size, 6) - (size.letters[letter] ?? 0);
	return {
		min: upper - tolerance,
		max: upper
	};
}
// src/bearings/fits/fit-choice.data.ts
/**
* Light is P up to 0.06·C, normal up to 0.13·C, heavy above; heavy has its own rows for rollers only. Source: table of
* shaft fits in NSK's general catalogue.
*/
var shaftFits = {
	ball: {
		light: [
			[18, "j5"],
			[100, "j6"],
			[200, "k6"]
		],
		normal: [
			[18, "j5"],
			[100, "k5"],
			[140, "m5"],
			[200, "m6"],
			[280, "n6"]
		]
	},
	roller: {
		light: [
			[40, "j6"],
			[140, "k6"],
			[200, "m6"]
		],
		normal: [
			[40, "k6"],
			[140, "m6"],
			[200, "n6"],
			[400, "p6"]
		],
		heavy: [
			[40, "k6"],
			[50, "m6"],
			[140, "n6"],
			[200, "p6"]
		]
	},
	spherical: {
		normal: [
			[40, "k6"],
			[100, "m6"],
			[140, "n6"],
			[280, "p6"]
		],
		heavy: [
			[40, "k6"],
			[50, "m6"],
			[100, "n6"],
			[140, "p6"]
		]
	}
};
/** The outer ring turns under the load, as in a wheel hub. Source: table of housing fits in NSK's general catalogue. */
var turningHousingFits = {
	light: "M7",
	normal: "N7",
	heavy: "P7"
};
// src/bearings/fits/fit-choice.ts
/** Which ring turns against the direction of the load. */
var turningRings = ["inner", "outer"];
var lightShare = .06;
var heavyShare = .13;
/** By the equivalent load as a share of C: light up to 0.06, heavy above 0.13. Source: NSK's general catalogue. */
function loadLevel(loadKN, dynamicKN) {
	const share = loadKN / dynamicKN;
	if (share <= lightShare) return "light";
	return share > heavyShare ? "heavy" : "normal";
}
var families = {
	"deep groove ball": "ball",
	"angular contact ball": "ball",
	"angular contact ball double row": "ball",
	"four-point contact ball": "ball",
	"self-aligning ball": "ball",
	"cylindrical roller": "roller",
	"tapered roller": "roller",
	"spherical roller": "spherical"
};
/** The shaft tolerance usual for the case; undefined where the catalogue has none for the type or bore. */
function usualShaftClass({ type, boreMm, turning, level }) {
	const family = families[type ?? ""];
	if (!family) return void 0;
	if (turning === "outer") return "g6";
	return (shaftFits[family][level] ?? shaftFits[family].normal ?? []).find(([upToMm]) => boreMm <= upToMm)?.[1];
}
/** The housing tolerance usual for the case, for a housing of one piece. */
var usualHousingClass = ({ turning, level }) => turning === "inner" ? "H7" : turningHousingFits[level] ?? "N7";
// src/catalogue/calculate/calculate-query.rule.ts
/** Loads and ratings in kN, speeds in rpm, sizes in mm. */
var numberLimits = {
	fr: {
		min: 0,
		max: 1e5
	},
	fa: {
		min: 0,
		max: 1e5
	},
	n: {
		min: .01,
		max: 5e5
	},
	hours: {
		min: 1,
		max: 1e7,
		usual: 2e4
	},
	bore: {
		min: 1,
		max: 2e3
	},
	temperature: {
		min: -50,
		max: 350,
		usual: 70
	},
	oil: {
		min: .1,
		max: 1e4
	},
	warmer: {
		min: 0,
		max: 100,
		usual: 5
	},
	c: {
		min: .01,
		max: 1e5
	},
	c0: {
		min: .01,
		max: 1e5
	},
	f0: {
		min: 8,
		max: 20
	},
	e: {
		min: .05,
		max: 3
	},
	limit: {
		min: 1,
		max: 1e6
	},
	balls: {
		min: 3,
		max: 300
	},
	ball: {
		min: .5,
		max: 300
	}
};
var numberNames = Object.keys(numberLimits);
var cleanlinesses = Object.keys(contaminationFactors);
var chosenClearances = [
	"C2",
	"CN",
	"C3",
	"C4",
	"C5"
];
var calculateNames = [...[
	"bearing",
	"item",
	"reliability",
	"clean",
	"turning",
	"shaft",
	"housing",
	"clearance"
], ...numberNames];
var longestBearing = 60;
var longestNumber = 20;
/** '4.5', '4,5', '20,000', '2,12,840'; undefined for anything else. */
function readNumber(text) {
	const plain = text.replaceAll(" ", "");
	const whole = /^-?\d{1,3}(?:,\d{2,3}){0,5},\d{3}(?:\.\d{1,6})?$/.test(plain) ? plain.replaceAll(",", "") : plain.replace(",", ".");
	return /^-?\d{0,10}(?:\.\d{0,6})?$/.test(whole) && /\d/.test(whole) ? Number(whole) : void 0;
}
function readCalculateQuery(params) {
	const oneOf = (name, values) => values.find((value) => value === params.get(name));
	const id = params.get("item") ?? "";
	return {
		bearing: (params.get("bearing") ?? "").trim().slice(0, longestBearing),
		itemId: /^\d{1,15}$/.test(id) ? Number(id) : void 0,
		numbers: Object.fromEntries(numberNames.map((name) => [name, readTyped(name, params.get(name))])),
		reliability: reliabilities.find((percent) => String(percent) === params.get("reliability")) ?? 90,
		clean: oneOf("clean", cleanlinesses) ?? "normal",
		turning: oneOf("turning", turningRings) ?? "inner",
		shaft: oneOf("shaft", shaftClasses),
		housing: oneOf("housing", housingClasses),
		clearance: oneOf("clearance", chosenClearances)
	};
}
function readTyped(name, given) {
	const limits = numberLimits[name];
	const text = (given ?? String(limits.usual ?? "")).trim().slice(0, longestNumber);
	if (text === "") return {
		text,
		value: void 0,
		problem: ""
	};
	const value = readNumber(text);
	if (value === void 0) return {
		text,
		value,
		problem: msg("Type a number, as 4.5.")
	};
	return value >= limits.min && value <= limits.max ? {
		text,
		value,
		problem: ""
	} : {
		text,
		value: void 0,
		problem: name
	};
}
/** What is typed and within its limits. */
var valuesOfNumbers = ({ numbers }) => Object.fromEntries(numberNames.map((name) => [name, numbers[name].value]));
/** What is wrong at a field; '' if nothing is. */
function problemText(name, { problem }) {
	if (problem === "") return "";
	const { min, max } = numberLimits[name];
	return problem === name ? t`From ${min} to ${max}.` : t`Type a number, as 4.5.`;
}
/** A wrong figure is never left out silently: nothing is worked out until it is corrected. */
var hasProblem = ({ numbers }) => numberNames.some((name) => numbers[name].problem !== "");
/** The address of the page for what is typed; what is usual or left out is not in it. */
function calculateHref(typed) {
	const kept = [...typed].filter(([name, value]) => calculateNames.includes(name) && value.trim() !== usualOf(name));
	const query = new URLSearchParams(kept.map(([name, value]) => [name, value.trim()])).toString();
	return query ? `/calculate?${query}` : "/calculate";
}
var usualChoices = {
	reliability: "90",
	clean: "normal",
	turning: "inner"
};
function usualOf(name) {
	const limits = numberLimits[name];
	return limits?.usual === void 0 ? usualChoices[name] ?? "" : String(limits.usual);
}
// src/catalogue/calculate/calculation-text.ts
var significant = (value, digits) => Number(value.toPrecision(digits));
/** Three digits that count: 8,140, 4.6, 0.263. */
function roundedText(value) {
	const rounded = significant(value, 3);
	return rounded >= 100 ? countText(Math.round(rounded)) : String(rounded);
}
/** Two decimals at most, as typed. */
var plainText = (value) => value >= 1e3 ? countText(value) : String(Number(value.toFixed(2)));
var missingTexts = {
	C: msg("The dynamic load rating C is not known. Type it under the figures of the bearing."),
	C0: msg("The static load rating C0 is not known. Type it under the figures of the bearing."),
	f0: msg("The factor f0 is not known, and the axial load needs it. Type it under the figures of the bearing."),
	e: msg("The factor e is not known, and the axial load needs it. Type it under the figures of the bearing."),
	"contact angle": msg("The contact angle is not known, and the axial load needs it. Write it in the designation."),
	formula: msg("There is no general formula for this bearing under this load. Ask its maker.")
};
var refusedTexts = {
	axial: msg("This bearing takes no axial load: another one must."),
	radial: msg("This bearing takes no radial load, or not so much.")
};
var reasonText = (result) => translate("missing" in result ? missingTexts[result.missing] : refusedTexts[result.refused]);
/** Each formula with its numbers filled in; what is not known reads NA, with the figure that is missing. */
function formulaRows(page) {
	return [
		...dynamicRows(page),
		...lifeRows(page),
		...staticRows(page),
		...otherRows(page)
	];
}
var missingRow = (what, formula, result) => ({
	what,
	formula,
	filled: "",
	result: translate(notAvailable),
	note: reasonText(result)
});
function dynamicRows({ subject: { rated }, calculation: { dynamic, load } }) {
	if (!dynamic) return [];
	const what = t`Equivalent load`;
	if (!("loadKN" in dynamic)) return [missingRow(what, "P = X · F_r + Y · F_a", dynamic)];
	const [fr, fa] = [plainText(load.radialKN), plainText(load.axialKN)];
	const rows = [];
	if (dynamic.factors) {
		const { e, relativeAxial } = dynamic.factors;
		const isAbove = load.axialKN > e * load.radialKN;
		const ratio = load.radialKN > 0 ? roundedText(load.axialKN / load.radialKN) : "∞";
		rows.push({
			what: t`Axial ratio`,
			formula: relativeAxial === void 0 ? "F_a / F_r" : "f_0 · F_a / C_0",
			filled: relativeAxial === void 0 ? `${fa} / ${fr} = ${ratio}` : `${rated.f0} × ${fa} / ${rated.staticKN} = ${roundedText(relativeAxial)}`,
			result: `e = ${roundedText(e)}`,
			note: isAbove ? t`Fa / Fr = ${ratio}, above e` : t`Fa / Fr = ${ratio}, not above e`
		});
	}
	const { x, y } = dynamic;
	const isPlain = x === 1 && y === 0;
	const terms = [x > 0 && `${plainText(x)} × ${fr}`, y > 0 && `${plainText(y)} × ${fa}`].filter(Boolean);
	rows.push({
		what,
		formula: isPlain ? "P = F_r" : x === 0 ? "P = F_a" : "P = X · F_r + Y · F_a",
		filled: isPlain ? fr : x === 0 ? fa : terms.join(" + "),
		result: t`${roundedText(dynamic.loadKN)} kN`
	});
	return rows;
}
function lifeRows({ query, subject: { rated }, calculation }) {
	const { life, modified, dynamic } = calculation;
	const power = lifeExponent(rated.type) === 3 ? "3" : "10/3";
	const formula = `L_10 = (C / P)^${power}`;
	if (!life) return [];
	if ("missing" in life) return [missingRow(t`Basic life`, formula, life)];
	const { n = 0, hours = 0 } = valuesOfNumbers(query);
	const loadKN = dynamic && "loadKN" in dynamic ? dynamic.loadKN : 0;
	const million = roundedText(life.millionRevolutions);
	const rows = [{
		what: t`Basic life`,
		formula,
		filled: `(${rated.dynamicKN} / ${roundedText(loadKN)})^${power}`,
		result: t`${million} million turns`
	}];
	if (life.hours !== void 0) rows.push({
		what: t`Life in hours`,
		formula: "L_10h = 10^6 · L_10 / (60 · n)",
		filled: `10^6 × ${million} / (60 × ${plainText(n)})`,
		result: t`${roundedText(life.hours)} h`,
		note: t`90 of 100 bearings run this long.`
	});
	if (life.neededKN !== void 0) rows.push({
		what: t`Rating needed`,
		formula: `C = P · (60 · n · h / 10^6)^${power === "3" ? "1/3" : "3/10"}`,
		filled: `${roundedText(loadKN)} × (60 × ${plainText(n)} × ${plainText(hours)} / 10^6)^${power === "3" ? "1/3" : "3/10"}`,
		result: t`${roundedText(life.neededKN)} kN`
	});
	if (modified) {
		const kappa = roundedText(modified.oil / modified.referenceViscosity);
		const [reference, fatigue] = [roundedText(modified.referenceViscosity), roundedText(modified.fatigueKN)];
		rows.push({
			what: t`Modified life`,
			formula: "L_nmh = a_1 · a_ISO · L_10h",
			filled: `${modified.reliabilityFactor} × ${roundedText(modified.factor)} × ${roundedText(life.hours ?? 0)}`,
			result: t`${roundedText(modified.hours)} h`,
			note: `κ = ν / ν1 = ${modified.oil} / ${reference} = ${kappa}, eC = ${modified.contamination}, Cu = ${fatigue} kN`
		});
	}
	return rows;
}
function staticRows({ subject: { rated }, calculation }) {
	const { static: stat, safety, load } = calculation;
	if (!stat) return [];
	const what = t`Static load`;
	if (!("loadKN" in stat)) return [missingRow(what, "P_0 = X_0 · F_r + Y_0 · F_a", stat)];
	const [fr, fa] = [plainText(load.radialKN), plainText(load.axialKN)];
	const sum = stat.x0 * load.radialKN + stat.y0 * load.axialKN;
	const terms = [stat.x0 > 0 && `${plainText(stat.x0)} × ${fr}`, stat.y0 > 0 && `${plainText(stat.y0)} × ${fa}`];
	const rows = [{
		what,
		formula: stat.x0 === 0 ? "P_0 = F_a" : stat.y0 === 0 ? "P_0 = F_r" : "P_0 = X_0 · F_r + Y_0 · F_a",
		filled: stat.x0 === 0 ? fa : stat.y0 === 0 ? fr : terms.filter(Boolean).join(" + "),
		result: t`${roundedText(stat.loadKN)} kN`,
		...stat.loadKN > sum && { note: t`At least the radial load.` }
	}];
	if (typeof safety === "object") rows.push(missingRow(t`Static safety`, "s_0 = C_0 / P_0", safety));
	if (typeof safety === "number") rows.push({
		what: t`Static safety`,
		formula: "s_0 = C_0 / P_0",
		filled: `${rated.staticKN} / ${roundedText(stat.loadKN)}`,
		result: roundedText(safety)
	});
	return rows;
}
function otherRows({ query, subject, calculation }) {
	const { minimum, meanMm, grease, innerAxialKN, load } = calculation;
	const { n } = valuesOfNumbers(query);
	const { rated } = subject;
	const rows = [];
	if (innerAxialKN !== void 0) rows.push({
		what: t`Inner axial force`,
		formula: "F_r / (2 · Y)",
		filled: `${plainText(load.radialKN)} / (2 × ${roundedText(load.radialKN / (2 * innerAxialKN))})`,
		result: t`${roundedText(innerAxialKN)} kN`,
		note: t`It pushes the opposite bearing; the axial load is not less.`
	});
	if ("missing" in minimum) rows.push(missingRow(t`Least load`, "F_min", minimum));
	else rows.push({
		what: t`Least load`,
		formula: minimum.of === "C" ? `${minimum.share} · C` : `${minimum.share} · C_0`,
		filled: `${minimum.share} × ${minimum.of === "C" ? rated.dynamicKN : rated.staticKN}`,
		result: t`${roundedText(minimum.loadKN)} kN`,
		note: t`Under less load the balls or rollers slide.`
	});
	if (n && meanMm) rows.push({
		what: t`Speed factor`,
		formula: "n · d_m",
		filled: `${plainText(n)} × ${plainText(meanMm)}`,
		result: t`${countText(Math.round(n * meanMm))} mm/min`
	});
	if (n && subject.isClosed) rows.push({
		what: t`Grease`,
		formula: "",
		filled: "",
		result: t`for life`,
		note: t`Closed on both sides.`
	});
	if (grease && n) rows.push(greaseRow(subject, grease, n));
	return rows;
}
function greaseRow({ rated }, grease, n) {
	const { typeFactor, temperatureFactor, hours, grams } = grease;
	const bore = rated.boreMm ?? 0;
	const isWarm = temperatureFactor < 1;
	return {
		what: t`Grease interval`,
		formula: `t_f = K · (14·10^6 / (n · √d) − 4 d)${isWarm ? " · k_T" : ""}`,
		filled: `${typeFactor} × (14·10^6 / (${plainText(n)} × ${roundedText(Math.sqrt(bore))}) − ${plainText(4 * bore)})${isWarm ? ` × ${roundedText(temperatureFactor)}` : ""}`,
		result: hours > 0 ? t`${roundedText(hours)} h` : t`use oil`,
		note: grams === void 0 ? t`A rule of thumb.` : t`A rule of thumb; ${roundedText(grams)} g each time.`
	};
}
// src/catalogue/calculate/readings.ts
var typeLoad = msg("Type a load");
var enough = 2 / 3;
var nearLimit = .75;
var safeFactor = 2;
var unknownReading = (label, verdict, note = "") => ({
	label,
	value: translate(notAvailable),
	unit: "",
	state: "quiet",
	verdict,
	note
});
/** Whether the bearing does it: by life, static safety, speed and the clearance at work. */
function readings(query, subject, calculation) {
	return [
		lifeReading(query, calculation),
		safetyReading(calculation),
		speedReading(query, subject),
		clearanceReading(subject, calculation)
	];
}
function lifeReading(query, { dynamic, life }) {
	const label = t`Life L10h`;
	const { hours: wanted } = valuesOfNumbers(query);
	const note = wanted === void 0 ? "" : t`${countText(wanted)} h wanted`;
	if (!dynamic) return unknownReading(label, translate(typeLoad), note);
	if (!("loadKN" in dynamic)) return unknownReading(label, reasonText(dynamic));
	if (!life) return unknownReading(label, translate(typeLoad), note);
	if ("missing" in life) return unknownReading(label, reasonText(life));
	if (life.hours === void 0) return unknownReading(label, t`Type a speed`, note);
	const reading = {
		label,
		value: roundedText(life.hours),
		unit: t`h`,
		note
	};
	if (wanted === void 0) return {
		...reading,
		state: "quiet",
		verdict: t`90 of 100 bearings run this long.`
	};
	const isEnough = life.hours >= wanted;
	const share = Math.min(1, life.hours / wanted * enough);
	const verdict = isEnough ? t`Long enough` : t`Too short`;
	return {
		...reading,
		share,
		state: isEnough ? "good" : "bad",
		verdict
	};
}
function safetyReading({ static: load, safety }) {
	const label = t`Static safety s0`;
	const note = t`2 under shock, 1 at least`;
	if (!load) return unknownReading(label, translate(typeLoad), note);
	if (!("loadKN" in load)) return unknownReading(label, reasonText(load));
	if (typeof safety !== "number") return unknownReading(label, safety ? reasonText(safety) : "", note);
	const share = Math.min(1, safety / safeFactor * enough);
	const reading = {
		label,
		value: safety >= 100 ? roundedText(safety) : safety.toFixed(1),
		unit: "",
		note,
		share
	};
	if (safety >= safeFactor) return {
		...reading,
		state: "good",
		verdict: t`Safe`
	};
	return safety >= 1 ? {
		...reading,
		state: "warn",
		verdict: t`Low`
	} : {
		...reading,
		state: "bad",
		verdict: t`Overloaded`
	};
}
function speedReading(query, { limitRpm }) {
	const label = t`Speed`;
	const { n } = valuesOfNumbers(query);
	if (n === void 0) return unknownReading(label, t`Type a speed`);
	const reading = {
		label,
		value: countText(n),
		unit: t`rpm`
	};
	if (limitRpm === void 0) return {
		...reading,
		state: "quiet",
		verdict: t`Limit not known`,
		note: t`Type it under the figures of the bearing.`
	};
	const share = n / limitRpm;
	const bar = {
		note: t`${Math.round(share * 100)}% of ${countText(limitRpm)} rpm`,
		share: Math.min(1, share * enough)
	};
	if (share <= nearLimit) return {
		...reading,
		...bar,
		state: "good",
		verdict: t`Within the limit`
	};
	return share <= 1 ? {
		...reading,
		...bar,
		state: "warn",
		verdict: t`Near the limit`
	} : {
		...reading,
		...bar,
		state: "bad",
		verdict: t`Over the limit`
	};
}
function clearanceReading({ rated, clearance, hasTaperBore }, { fits }) {
	const label = t`Clearance at work`;
	if (rated.type?.startsWith("tapered roller")) return unknownReading(label, t`Set on fitting`, t`Tapered bearings are set in pairs.`);
	if (hasTaperBore) return unknownReading(label, t`Set on fitting`, t`A tapered bore is pushed up until it is right.`);
	if (!fits.atWork) return unknownReading(label, t`Not known for these fits`);
	const { min, max } = fits.atWork.atWork;
	const reading = {
		label,
		value: rangeText(min, max),
		unit: t`µm`,
		note: t`${clearance}, fitted and warm`
	};
	if (min >= 0) return {
		...reading,
		state: "good",
		verdict: t`Runs free`
	};
	return max > 0 ? {
		...reading,
		state: "warn",
		verdict: t`May be preloaded`
	} : {
		...reading,
		state: "bad",
		verdict: t`Preloaded`
	};
}
var signed = (value) => String(Math.round(value)).replace(/^-0$/, "0").replace("-", "−");
var rangeText = (min, max) => t`${signed(min)} to ${signed(max)}`;
var item_bench_module_default = {
	bench: "_bench_1dyfy_1",
	form: "_form_1dyfy_5",
	result: "_result_1dyfy_16"
};
export { hasBalls as A, reliabilities as C, lifeModificationFactor as D, fatigueLimitKN as E, rowForSize as M, meanDiameterMm as O, neededDynamicKN as S, contaminationFactors as T, housingDeviations as _, roundedText as a, basicLife as b, cleanlinesses as c, readCalculateQuery as d, valuesOfNumbers as f, housingClasses as g, usualShaftClass as h, formulaRows as i, loadDirectionOf as j, referenceViscosity as k, hasProblem as l, usualHousingClass as m, rangeText as n, calculateHref as o, loadLevel as p, readings as r, chosenClearances as s, item_bench_module_default as t, problemText as u, shaftClasses as v, reliabilityFactor as w, lifeHours as x, shaftDeviations as y };
