import { a as msg, c as t, l as translate } from "./i18n-DQ6MZoeU.js";
// src/bearings/dimensions/thrust-cage.ts
/** Thickness in mm of a needle thrust cage: 2 mm up to 35 mm bore, 3 mm up to 65, 4 mm above. Source: ISO 3031. */
var thrustCageMm = (boreMm) => boreMm <= 35 ? 2 : boreMm <= 65 ? 3 : 4;
// src/lib/xml.ts
/** What XML 1.0 forbids. */
var forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
var entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
/** For a text or an attribute of HTML, SVG or XML. */
var escapeMarkup = (text) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
/** For XML that other programs read, which refuse a file with a forbidden character. */
var escapeXml = (text) => escapeMarkup(text.replace(forbidden, ""));
// src/bearings/sections/path.ts
var endOf$1 = (step) => step[0] === "A" ? [step[3], step[4]] : [step[0], step[1]];
function towards(from, to, radius) {
	const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
	const share = Math.min(radius, length / 2) / length;
	return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
/** The first step must be a corner. */
function outline(steps) {
	const count = steps.length;
	const commands = [];
	steps.forEach((step, i) => {
		if (step[0] === "A") {
			commands.push(step);
			return;
		}
		const move = i === 0 ? "M" : "L";
		const radius = step[2] ?? 0;
		const before = steps[(i - 1 + count) % count];
		const after = steps[(i + 1) % count];
		if (!radius || !before || !after) {
			commands.push([
				move,
				step[0],
				step[1]
			]);
			return;
		}
		const start = towards(step, endOf$1(before), radius);
		const end = towards(step, endOf$1(after), radius);
		commands.push([
			move,
			start[0],
			start[1]
		], [
			"Q",
			step[0],
			step[1],
			end[0],
			end[1]
		]);
	});
	commands.push(["Z"]);
	return commands;
}
var circle = (x, y, r) => [
	[
		"M",
		x - r,
		y
	],
	[
		"A",
		r,
		1,
		x + r,
		y
	],
	[
		"A",
		r,
		1,
		x - r,
		y
	],
	["Z"]
];
var box = (x1, y1, x2, y2, radius = 0) => outline([
	[
		x1,
		y1,
		radius
	],
	[
		x1,
		y2,
		radius
	],
	[
		x2,
		y2,
		radius
	],
	[
		x2,
		y1,
		radius
	]
]);
var lineSegment = (from, to) => [[
	"M",
	from[0],
	from[1]
], [
	"L",
	to[0],
	to[1]
]];
var halfChord = (radius, distance) => Math.sqrt(Math.max(radius * radius - distance * distance, 0));
var radians = (degrees) => degrees * Math.PI / 180;
// src/bearings/sections/closures.ts
var OPEN = {
	left: "open",
	right: "open"
};
var isClosed = ({ left, right }) => left !== "open" || right !== "open";
/** Seals and shields between the shoulders of the rings; the outer ring is recessed for them. */
function closuresBetween(faces, { h, B, H, si, so }, recess = .1) {
	const closed = isClosed(faces);
	const thickness = .085 * Math.min(B, 1.6 * H);
	const face = h - .05 * Math.min(B, 1.6 * H);
	const step = closed ? recess * H : 0;
	const closure = {
		face,
		thickness,
		top: so + step * .95,
		so,
		si,
		H
	};
	const shoulder = (side) => {
		if (!closed) return [[side * h, so]];
		const points = [
			[side * h, so + step],
			[side * (face - thickness), so + step],
			[side * (face - thickness), so]
		];
		return side > 0 ? points : points.reverse();
	};
	return {
		parts: [...closureOn(-1, faces.left, closure), ...closureOn(1, faces.right, closure)],
		shoulder,
		room: closed ? face - thickness : h
	};
}
function closureOn(side, face, c) {
	if (face === "open") return [];
	const at = (x, y) => [side * x, y];
	const back = c.face - c.thickness;
	const held = [at(c.face, c.top), at(back, c.top)];
	if (face === "seal") {
		const lip = [
			at(back, c.si + .13 * c.H),
			at(c.face - 1.7 * c.thickness, c.si + .02 * c.H),
			at(c.face - .6 * c.thickness, c.si + .01 * c.H),
			at(c.face, c.si + .12 * c.H)
		];
		return [{
			kind: "seal",
			path: outline([...held, ...lip])
		}];
	}
	const thin = c.face - .42 * c.thickness;
	const plate = [
		at(back, c.so - .02 * c.H),
		at(thin, c.so - .05 * c.H),
		at(thin, c.si + .05 * c.H),
		at(c.face, c.si + .05 * c.H)
	];
	return [{
		kind: "shield",
		path: outline([...held, ...plate])
	}];
}
// src/bearings/sections/section.ts
var ring = (hatch, path) => ({
	kind: "ring",
	hatch,
	path
});
var rollingElement = (path) => ({
	kind: "roll",
	path
});
var cage = (path) => ({
	kind: "cage",
	path
});
var axis = (path) => ({
	kind: "axis",
	path
});
var edge = (path) => ({
	kind: "edge",
	path
});
var contact = (path) => ({
	kind: "contact",
	path
});
function baseGeometry({ d, D, B }) {
	const ri = d / 2;
	const ro = D / 2;
	return {
		ri,
		ro,
		H: ro - ri,
		h: B / 2,
		rm: (ri + ro) / 2
	};
}
/** The ends of the bore as lines from the axis, the left one of a tapered bore the longer. */
function boreEdgesOf({ boreEdges, left, right, taper }, d) {
	const widened = taper ? (right - left) / (2 * taper) : 0;
	return boreEdges ?? [[left, d / 2 + widened], [right, d / 2]];
}
var contactLine = (x, y, length, angle) => contact(lineSegment([x - length * Math.sin(angle), y + length * Math.cos(angle)], [x + length * Math.sin(angle), y - length * Math.cos(angle)]));
var mirroredCage = (x1, y1, x2, y2, radius = 0) => [cage(box(-x1, y1, -x2, y2, radius)), cage(box(x1, y1, x2, y2, radius))];
// src/bearings/sections/ball-section.ts
function deepGrooveSection(sizes, faces = OPEN) {
	const { B } = sizes;
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const corner = .07 * Math.min(H, B);
	const ball = Math.min(.6 * H, .74 * B);
	const groove = ball * .515;
	const si = ri + .335 * H;
	const so = ro - .315 * H;
	const gi = halfChord(groove, rm - si);
	const go = halfChord(groove, so - rm);
	const { shoulder, room, parts: closures } = closuresBetween(faces, {
		h,
		B,
		H,
		si,
		so
	});
	const race = [
		"A",
		groove,
		0,
		-go,
		so
	];
	const cageIn = ball / 2 + .01 * B;
	const cageWidth = Math.min(.09 * B, room - cageIn - .02 * B);
	const parts = [
		ring("b", outline([
			[
				-h,
				ri,
				corner
			],
			[-h, si],
			[-gi, si],
			[
				"A",
				groove,
				0,
				gi,
				si
			],
			[h, si],
			[
				h,
				ri,
				corner
			]
		])),
		ring("a", outline([
			[
				-h,
				ro,
				corner
			],
			[
				h,
				ro,
				corner
			],
			...shoulder(1),
			[go, so],
			race,
			...shoulder(-1)
		])),
		rollingElement(circle(0, rm, ball / 2))
	];
	if (cageWidth > 0) parts.push(...mirroredCage(cageIn - .05 * B, rm - .055 * H, cageIn + cageWidth, rm + .055 * H, .02 * H));
	return {
		parts: [...parts, ...closures],
		pitchRadius: rm,
		rollerDiameter: ball,
		innerShoulder: si,
		outerShoulder: so,
		fill: .6,
		end: isClosed(faces) ? "closed" : "rolling",
		left: -h,
		right: h
	};
}
/** Without an angle the contact line is left out. */
function angularContactSection(sizes, angle, faces = OPEN) {
	const { B } = sizes;
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const corner = .07 * Math.min(H, B);
	const ball = Math.min(.6 * H, .74 * B);
	const groove = ball * .515;
	const si = ri + .36 * H;
	const so = ro - .36 * H;
	const low = .25 - .002 * (angle ?? USUAL_DEGREES);
	const lowInner = ri + low * H;
	const lowOuter = ro - low * H;
	const gi = halfChord(groove, rm - si);
	const go = halfChord(groove, so - rm);
	const giLow = halfChord(groove, Math.min(rm - lowInner, groove * .98));
	const goLow = halfChord(groove, Math.min(lowOuter - rm, groove * .98));
	const inner = [
		[
			-h,
			ri,
			corner
		],
		[-h, lowInner + .02 * H],
		[-giLow, lowInner],
		[
			"A",
			groove,
			0,
			gi,
			si
		],
		[h, si],
		[
			h,
			ri,
			corner
		]
	];
	const outer = [
		[
			-h,
			ro,
			corner
		],
		[
			h,
			ro,
			corner
		],
		[h, lowOuter - .02 * H],
		[goLow, lowOuter],
		[
			"A",
			groove,
			0,
			-go,
			so
		],
		[-h, so]
	];
	return {
		parts: [
			ring("b", outline(inner)),
			ring("a", outline(outer)),
			rollingElement(circle(0, rm, ball / 2)),
			cage(box(-ball / 2 - .1 * B, rm - .05 * H, -ball / 2 + .03 * B, rm + .05 * H)),
			cage(box(ball / 2 - .03 * B, rm - .05 * H, ball / 2 + .1 * B, rm + .05 * H)),
			...closuresBetween(faces, {
				h,
				B,
				H,
				si: lowInner,
				so: lowOuter
			}, 0).parts,
			...angle === void 0 ? [] : [contactLineAt(0, rm, {
				H,
				room: h
			}, angle)]
		],
		pitchRadius: rm,
		rollerDiameter: ball,
		innerShoulder: si,
		outerShoulder: so,
		fill: .66,
		end: isClosed(faces) ? "closed" : "rolling",
		left: -h,
		right: h,
		...angle === void 0 ? {} : { contactAngleDegrees: angle }
	};
}
/** The angle that a symbol shows where the designation does not say it. Source: makers' catalogues. */
var usualDegrees$1 = (type) => type.endsWith("double row") ? 30 : USUAL_DEGREES;
var USUAL_DEGREES = 40;
/** As long as it stays within the section: half as high as `H`, `room` mm to each side. */
function contactLineAt(x, y, { H, room }, degrees) {
	const angle = radians(degrees);
	return contactLine(x, y, Math.min(.47 * H / Math.cos(angle), room / Math.abs(Math.sin(angle))), angle);
}
function fourPointSection(sizes) {
	const section = deepGrooveSection(sizes);
	const { ri, H, h } = baseGeometry(sizes);
	const { pitchRadius: rm, rollerDiameter } = section;
	return {
		...section,
		parts: [
			...section.parts,
			edge(lineSegment([0, ri], [0, rm - rollerDiameter * .515])),
			contactLineAt(0, rm, {
				H,
				room: h
			}, -FOUR_POINT_DEGREES),
			contactLineAt(0, rm, {
				H,
				room: h
			}, FOUR_POINT_DEGREES)
		],
		contactAngleDegrees: FOUR_POINT_DEGREES
	};
}
/** Of the QJ series. Source: ISO 281, makers' catalogues. */
var FOUR_POINT_DEGREES = 35;
// src/bearings/sections/transform.ts
/** Every point of the command moved; where `isMirrored`, arcs turn the other way. */
function movedCommand(command, at, isMirrored = false) {
	if (command[0] === "Z") return command;
	if (command[0] === "A") return [
		"A",
		command[1],
		isMirrored ? command[2] === 1 ? 0 : 1 : command[2],
		...at(command[3], command[4])
	];
	if (command[0] === "Q") return [
		"Q",
		...at(command[1], command[2]),
		...at(command[3], command[4])
	];
	return [command[0], ...at(command[1], command[2])];
}
/** Along the axis by `x` mm, after a mirror about x = 0 where asked for. */
var shifted = (parts, x, isMirrored = false) => parts.map((part) => ({
	...part,
	path: part.path.map((command) => movedCommand(command, (from, y) => [(isMirrored ? -from : from) + x, y], isMirrored))
}));
/** Where a line or an arc ends. */
function endOf(command) {
	if (command[0] === "A" || command[0] === "Q") return [command[3], command[4]];
	return [command[1], command[2]];
}
/** The ends of the lines and arcs of a path. */
var pointsOf = (path) => path.flatMap((command) => command[0] === "Z" ? [] : [endOf(command)]);
// src/bearings/sections/outer-surface.ts
var CLOSE_MM = 1e-6;
var isAt = (one, other) => Math.abs(one - other) < CLOSE_MM;
/** The outline of an outer ring with grooves cut into its cylinder of the radius `ro`; any other is left as it is. */
function withNotches(path, ro, notches) {
	let at = [0, 0];
	return path.flatMap((command) => {
		const from = at;
		at = command[0] === "Z" ? at : endOf(command);
		if (command[0] !== "L" || !isAt(from[1], ro) || !isAt(at[1], ro)) return [command];
		const [left, right] = [Math.min(from[0], at[0]), Math.max(from[0], at[0])];
		const corners = notches.filter((notch) => notch.from > left && notch.to < right).toSorted((a, b) => a.from - b.from).flatMap((notch) => [
			[
				"L",
				notch.from,
				ro
			],
			[
				"L",
				notch.from,
				ro - notch.depth
			],
			[
				"L",
				notch.to,
				ro - notch.depth
			],
			[
				"L",
				notch.to,
				ro
			]
		]);
		return [...from[0] > at[0] ? corners.toReversed() : corners, command];
	});
}
/** The outline of an outer ring with a flange at its left end. */
function withFlange(path, ro, { left, width, height }) {
	const isRaised = ([x, y]) => x < left + width / 2 && y > ro - width / 2;
	const raised = (point) => isRaised(point) ? [point[0], point[1] + height] : point;
	const step = [[
		"L",
		left + width,
		ro + height
	], [
		"L",
		left + width,
		ro
	]];
	let at = [0, 0];
	return path.flatMap((command) => {
		const from = at;
		at = command[0] === "Z" ? at : endOf(command);
		const moved = raisedCommand(command, raised);
		if (command[0] !== "L" || !isAt(from[1], ro) || !isAt(at[1], ro)) return [moved];
		return [...from[0] > at[0] ? step.toReversed() : step, moved];
	});
}
function raisedCommand(command, raised) {
	if (command[0] === "Z" || command[0] === "A") return command;
	if (command[0] === "Q") return [
		"Q",
		...raised([command[1], command[2]]),
		...raised([command[3], command[4]])
	];
	return [command[0], ...raised([command[1], command[2]])];
}
// src/bearings/sections/section-form.ts
/** The section with what its designation adds to its kind: bore, cage, grooves, snap ring, flange. */
function withForm(section, sizes, form) {
	return [
		withBore,
		withCage,
		withSnapRing,
		withLubricationGroove,
		withOuterFlange
	].reduce((drawn, step) => step(drawn, sizes, form), section);
}
/** Corners of the bore are rounded by at most this share of the section. */
var CORNER_SHARE = .08;
var withBore = (section, { d, D, B }, { bore }) => {
	const taper = Number(/^taper 1:(12|30)$/.exec(bore ?? "")?.[1] ?? 0);
	if (taper === 0) return section;
	const edge = d / 2 + CORNER_SHARE * Math.min((D - d) / 2, B);
	const inner = ({ kind, hatch }) => kind === "ring" && hatch === "b";
	const parts = section.parts.map((part) => inner(part) ? tapered$1(part, section, taper, edge) : part);
	return {
		...section,
		parts,
		taper
	};
};
function tapered$1(part, { right }, taper, edge) {
	const at = (x, y) => [x, y > edge ? y : y + (right - x) / (2 * taper)];
	return {
		...part,
		path: part.path.map((command) => movedCommand(command, at))
	};
}
/** Of a machined or moulded cage the bars are stronger than those of a pressed one. */
var STRENGTH = {
	brass: 2,
	polyamide: 1.5
};
var withCage = (section, { d, D }, { cage }) => {
	if (cage !== "brass" && cage !== "polyamide") return section;
	const made = (part) => part.kind === "cage" ? madeOf(part, cage, [d / 2, D / 2]) : part;
	return {
		...section,
		parts: section.parts.map(made)
	};
};
function madeOf(part, material, [least, most]) {
	const heights = pointsOf(part.path).map(([, y]) => y);
	const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
	const stronger = (y) => middle + (y - middle) * STRENGTH[material];
	const at = (x, y) => [x, Math.min(most, Math.max(least, stronger(y)))];
	return {
		...part,
		material,
		path: part.path.map((command) => movedCommand(command, at))
	};
}
var isOuterRing = ({ kind, hatch }) => kind === "ring" && hatch === "a";
var withOuterPaths = (section, change) => ({
	...section,
	parts: section.parts.map((part) => isOuterRing(part) ? {
		...part,
		path: change(part.path)
	} : part)
});
/** Shares of groove and ring in the section of a bearing. Source: proportions of ISO 464. */
var SNAP = {
	from: .13,
	width: .1,
	depth: .075
};
/** How far a snap ring stands out of the outside diameter, in mm. Source: ISO 464, evened out. */
var snapRingHeightMm = (D) => Math.min(1.6 + .026 * D, .12 * D);
/** NB and NBR have the groove on the side of the one shield, which is on the right, N and NR on the other. Source: GB/T 272. */
var withSnapRing = (section, sizes, { snapRing }) => {
	if (!snapRing) return section;
	const { ro, H } = baseGeometry(sizes);
	const [left, right] = [section.outerLeft ?? section.left, section.outerRight ?? section.right];
	const width = right - left;
	const [near, far] = [SNAP.from * width, (SNAP.from + SNAP.width) * width];
	const [from, to] = snapRing.startsWith("NB") ? [right - far, right - near] : [left + near, left + far];
	const notch = {
		from,
		to,
		depth: SNAP.depth * H
	};
	const grooved = withOuterPaths(section, (path) => withNotches(path, ro, [notch]));
	if (!snapRing.endsWith("R")) return grooved;
	const outermost = ro + snapRingHeightMm(sizes.D);
	const play = .08 * (notch.to - notch.from);
	const ring = {
		kind: "snap",
		path: box(notch.from + play, ro - notch.depth, notch.to - play, outermost)
	};
	return {
		...grooved,
		parts: [...grooved.parts, ring],
		outermost
	};
};
var LUBRICATION = {
	groove: .1,
	hole: .045,
	depth: .045
};
var withLubricationGroove = (section, sizes, { hasLubricationGroove }) => {
	const { ro, H } = baseGeometry(sizes);
	if (!hasLubricationGroove || section.holeTo === void 0) return section;
	const narrow = Math.min(sizes.B, 2 * H);
	const half = LUBRICATION.groove * narrow / 2;
	const depth = LUBRICATION.depth * H;
	const grooved = withOuterPaths(section, (path) => withNotches(path, ro, [{
		from: -half,
		to: half,
		depth
	}]));
	const bore = LUBRICATION.hole * narrow / 2;
	const hole = {
		kind: "groove",
		path: box(-bore, section.holeTo, bore, ro - depth)
	};
	return {
		...grooved,
		parts: [...grooved.parts, hole]
	};
};
/** Source: proportions of ISO 8443. */
var FLANGE = {
	width: .2,
	height: .2
};
var withOuterFlange = (section, sizes, { hasFlange }) => {
	if (!hasFlange) return section;
	const { ro, H } = baseGeometry(sizes);
	const flange = {
		left: section.outerLeft ?? section.left,
		width: FLANGE.width * sizes.B,
		height: FLANGE.height * H
	};
	return {
		...withOuterPaths(section, (path) => withFlange(path, ro, flange)),
		outermost: Math.max(section.outermost ?? 0, ro + flange.height)
	};
};
// src/bearings/drawing/svg.ts
var INK = {
	line: "var(--draw-line,currentColor)",
	thin: "var(--draw-thin,currentColor)",
	ring: "var(--draw-ring,none)",
	roll: "var(--draw-roll,currentColor)",
	seal: "var(--draw-seal,currentColor)",
	dim: "var(--draw-dim,currentColor)",
	paper: "var(--draw-paper,none)",
	ball: "var(--draw-ball,none)"
};
var LAYER = {
	ring: 0,
	groove: 1,
	cage: 2,
	roll: 3,
	seal: 4,
	shield: 4,
	screw: 4,
	snap: 4,
	edge: 5,
	axis: 6,
	contact: 7
};
var px = (n, decimals = 2) => {
	const parts = decimals === 1 ? 10 : 100;
	return String(Math.round(n * parts) / parts);
};
var mm = (n) => String(Number(n.toFixed(3)));
function pathData(commands, sheet) {
	const at = (x, y) => {
		const dy = sheet.down ? y : -y;
		return `${px(sheet.x0 + x * sheet.scale, sheet.decimals)} ${px(sheet.axisY + dy * sheet.scale, sheet.decimals)}`;
	};
	const toSvg = (command) => {
		switch (command[0]) {
			case "Z": return "Z";
			case "A": {
				const radius = px(command[1] * sheet.scale, sheet.decimals);
				return `A${radius} ${radius} 0 0 ${sheet.down ? 1 - command[2] : command[2]} ${at(command[3], command[4])}`;
			}
			case "Q": return `Q${at(command[1], command[2])} ${at(command[3], command[4])}`;
			default: return `${command[0]}${at(command[1], command[2])}`;
		}
	};
	return commands.map(toSvg).join("");
}
var filled = (d, fill, extra = "") => `<path d="${d}" fill="${fill}"${extra}/>`;
var lined = (d, ink, width, extra = "") => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${extra}/>`;
var outlined = (ink, width) => ` stroke="${ink}" stroke-width="${width}"`;
function ringShape(d, part, pen, down) {
	const joined = " stroke-linejoin=\"round\"";
	if (pen.small) return filled(d, INK.ring, outlined(INK.line, pen.weight) + joined);
	const hatched = filled(d, `url(#${pen.id}${part.hatch ?? "a"}${down ? "f" : ""})`);
	return filled(d, INK.ring) + hatched + lined(d, INK.line, pen.weight, joined);
}
/** Pressed steel is too thin for hatching. */
function cageShape(d, { material }, pen, down) {
	if (material === void 0) return filled(d, INK.line);
	if (material === "polyamide") return filled(d, INK.thin, outlined(INK.line, 1));
	return filled(d, INK.paper) + filled(d, `url(#${pen.id}a${down ? "f" : ""})`) + lined(d, INK.line, 1);
}
function shape(part, sheet, pen) {
	const d = pathData(part.path, sheet);
	const { small, weight } = pen;
	const dash = ` stroke-dasharray="${pen.dash}"`;
	switch (part.kind) {
		case "ring": return ringShape(d, part, pen, sheet.down === true);
		case "roll": return small ? filled(d, INK.roll, outlined(INK.paper, .75)) : filled(d, INK.ball, `${outlined(INK.line, weight)} stroke-linejoin="round"`);
		case "cage": return small ? "" : cageShape(d, part, pen, sheet.down === true);
		case "seal": return filled(d, INK.seal, small ? outlined(INK.seal, 1) : "");
		case "shield": return lined(d, INK.line, 1);
		case "screw": return small ? filled(d, INK.line) : filled(d, INK.ball, outlined(INK.line, 1));
		case "groove": return small ? "" : filled(d, INK.paper, outlined(INK.line, 1));
		case "snap": return small ? "" : filled(d, INK.line);
		case "edge": return lined(d, INK.line, weight);
		case "axis": return small ? "" : lined(d, INK.thin, 1, dash);
		case "contact": return small ? lined(d, INK.line, 1.25) : lined(d, INK.dim, 1, dash);
	}
}
var partsSvg = (parts, sheet, pen) => [...parts].sort((a, b) => LAYER[a.kind] - LAYER[b.kind]).map((part) => shape(part, sheet, pen)).join("");
/** Outlines, to be laid over another section; centre lines are left out. */
var outlinesSvg = (parts, sheet, ink) => parts.filter(({ kind }) => kind !== "axis").map(({ kind, path }) => {
	if (kind === "contact") return lined(pathData(path, sheet), ink, 1, " stroke-dasharray=\"14 4 3 4\"");
	const fill = kind === "cage" || kind === "seal" || kind === "shield" ? `fill="${ink}" fill-opacity="0.22"` : "fill=\"none\"";
	return `<path d="${pathData(path, sheet)}" ${fill} stroke="${ink}" stroke-width="2" stroke-linejoin="round"/>`;
}).join("");
function hatchPatterns(id, pitch) {
	const pattern = (name, angle) => `<pattern id="${id}${name}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><path d="M0 0V${pitch}" stroke="${INK.thin}" stroke-width="1"/></pattern>`;
	return `<defs>${pattern("a", 45)}${pattern("b", -45)}${pattern("af", -45)}${pattern("bf", 45)}</defs>`;
}
function thinLine(x1, y1, x2, y2, dash) {
	const d = `M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}`;
	return dash ? lined(d, INK.thin, 1, ` stroke-dasharray="${dash}"`) : lined(d, INK.dim, 1);
}
// src/bearings/drawing/dimension-lines.ts
var ARROW_PX = 9;
var ARROW_HALF_PX = 2.2;
/** Below this width the arrows are outside and the number beside them. */
var NUMBER_FITS_PX = 52;
function arrow(x, y, dx, dy) {
	const corner = (side) => `${px(x - dx * ARROW_PX + side * dy * ARROW_HALF_PX)} ${px(y - dy * ARROW_PX + side * dx * ARROW_HALF_PX)}`;
	return `<path d="M${px(x)} ${px(y)}L${corner(-1)}L${corner(1)}Z" fill="${INK.dim}"/>`;
}
function label(x, y, text, upright = true) {
	const turn = upright ? "" : ` transform="rotate(-90 ${px(x)} ${px(y)})"`;
	return `<text x="${px(x)}" y="${px(y)}" text-anchor="middle" class="dim-text" fill="${INK.dim}"${turn}>${text}</text>`;
}
function diameter(x, cy, half, edge, text, lift) {
	const from = edge < x ? edge + 5 : edge - 5;
	const to = edge < x ? x + 6 : x - 6;
	return [
		thinLine(from, cy - half, to, cy - half),
		thinLine(from, cy + half, to, cy + half),
		thinLine(x, cy - half, x, cy + half),
		arrow(x, cy - half, 0, -1),
		arrow(x, cy + half, 0, 1),
		label(x - 6, cy - lift, text, false)
	].join("");
}
function width(xl, xr, y, text) {
	if (xr - xl > NUMBER_FITS_PX) return thinLine(xl, y, xr, y) + arrow(xl, y, -1, 0) + arrow(xr, y, 1, 0) + label((xl + xr) / 2, y - 6, text);
	return thinLine(xl - 20, y, xr + 46, y) + arrow(xl, y, 1, 0) + arrow(xr, y, -1, 0) + label(xr + 30, y - 6, text);
}
function dimensionLines(section, sizes, sheet) {
	const { x0, axisY: cy, scale } = sheet;
	const xl = x0 + section.left * scale;
	const xr = x0 + section.right * scale;
	const outside = sizes.D / 2 * scale;
	const bore = sizes.d / 2 * scale;
	const outerEdge = x0 + (section.outerLeft ?? section.left) * scale;
	const by = cy + (section.outermost ?? sizes.D / 2) * scale + 32;
	const leftFrom = cy + (section.outerLeft === void 0 ? outside : bore);
	const rightFrom = cy + (section.outerRight === void 0 ? outside : bore);
	return [
		diameter(xl - 40, cy, outside, outerEdge, `Ø${mm(sizes.D)}`, 34),
		diameter(xr + 34, cy, bore, xr, boreText(section, sizes), liftOf(section, bore)),
		thinLine(xl, leftFrom + 5, xl, by + 6),
		thinLine(xr, rightFrom + 5, xr, by + 6),
		width(xl, xr, by, mm(sizes.B)),
		angleText(section, sizes.d, sheet)
	].join("");
}
var LEAST_BORE_PX = 40;
/** The contact angle, in the bore below the upper half of the first bearing. */
function angleText(section, d, { x0, axisY, scale }) {
	const { contactAngleDegrees: degrees } = section;
	const bore = d / 2 * scale;
	if (degrees === void 0 || bore < LEAST_BORE_PX) return "";
	const [left = 0, right = 0] = boreEdgesOf(section, d).map(([x]) => x);
	return label(x0 + (left + right) / 2 * scale, axisY - bore + 18, `${degrees}°`);
}
var boreText = ({ taper }, { d }) => taper ? `Ø${mm(d)}, 1:${taper}` : `Ø${mm(d)}`;
/** How far a number stands above the centre line, so that it does not cross it. */
function liftOf({ taper }, bore) {
	if (taper && bore > 88) return 48;
	return bore > 44 ? 28 : 0;
}
// src/bearings/sections/cylindrical-roller-section.ts
/** Ribs by the letters of the designation. Source: ISO 246, for NCF and NJG DIN 5412. */
var RIBS = {
	NU: {
		outerLeft: true,
		outerRight: true
	},
	NJ: {
		outerLeft: true,
		outerRight: true,
		innerLeft: true
	},
	N: {
		innerLeft: true,
		innerRight: true
	},
	NF: {
		innerLeft: true,
		innerRight: true,
		outerLeft: true
	},
	NUP: {
		outerLeft: true,
		outerRight: true,
		innerLeft: true,
		innerRight: true,
		isLoose: true
	},
	NCF: {
		innerLeft: true,
		innerRight: true,
		outerLeft: true,
		isFull: true,
		isRetained: true
	},
	NJG: {
		outerLeft: true,
		outerRight: true,
		innerLeft: true,
		isFull: true
	},
	RNU: {
		outerLeft: true,
		outerRight: true,
		without: "inner"
	},
	RN: {
		innerLeft: true,
		innerRight: true,
		without: "outer"
	}
};
/** Radii of the raceways; a ring that is missing leaves its place to the rollers. */
function raceways({ ri, ro, H }, { without }) {
	return {
		inside: without === "inner" ? ri : ri + (without === "outer" ? .34 : .24) * H,
		outside: without === "outer" ? ro : ro - (without === "inner" ? .34 : .23) * H
	};
}
function cylindricalRollerSection(sizes, ribs) {
	const { B } = sizes;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const corner = .07 * Math.min(H, B);
	const { inside, outside } = raceways({
		ri,
		ro,
		H
	}, ribs);
	const roller = outside - inside;
	const rm = (outside + inside) / 2;
	const half = (ribs.isFull ? .38 : .31) * B;
	const rib = .3 * roller;
	const raceEnd = (side, y, ribY, hasRib) => {
		if (!hasRib) return [[
			side * h,
			y,
			corner * .6
		]];
		return [
			[side * h, ribY],
			[side * half, ribY],
			[side * half, y]
		];
	};
	const inner = [
		[
			-h,
			ri,
			corner
		],
		...raceEnd(-1, inside, inside + rib, !!ribs.innerLeft),
		...raceEnd(1, inside, inside + rib, !!ribs.innerRight).reverse(),
		[
			h,
			ri,
			corner
		]
	];
	const outer = [
		[
			-h,
			ro,
			corner
		],
		[
			h,
			ro,
			corner
		],
		...raceEnd(1, outside, outside - rib, !!ribs.outerRight),
		...raceEnd(-1, outside, outside - rib, !!ribs.outerLeft).reverse()
	];
	const reach = half * .985;
	const parts = [
		...ribs.without === "inner" ? [] : [ring("b", outline(inner))],
		...ribs.without === "outer" ? [] : [ring("a", outline(outer))],
		rollingElement(box(-reach, inside, reach, outside, .1 * roller)),
		axis(lineSegment([-reach - .06 * B, rm], [reach + .06 * B, rm]))
	];
	if (!ribs.isFull) parts.push(...mirroredCage(half + .03 * B, rm - .1 * roller, h - .05 * B, rm + .1 * roller));
	if (ribs.isLoose) parts.push(edge(lineSegment([half, inside + rib], [half, ri])));
	if (ribs.isRetained) parts.push({
		kind: "snap",
		path: box(half + .01 * B, outside - rib, half + .05 * B, outside + .15 * rib)
	});
	return {
		parts,
		pitchRadius: rm,
		rollerDiameter: roller,
		innerShoulder: ribs.innerLeft ? inside + rib : inside,
		outerShoulder: ribs.outerLeft ? outside - rib : outside,
		fill: ribs.isFull ? .95 : .86,
		end: "rolling",
		left: -h,
		right: h,
		holeTo: outside,
		...ribs.without === "inner" ? { boreEdges: [] } : {}
	};
}
// src/bearings/sections/double-row-ball-section.ts
var twoGrooves = (h, y, x, half, radius) => [
	[-h, y],
	[-x - half, y],
	[
		"A",
		radius,
		0,
		-x + half,
		y
	],
	[x - half, y],
	[
		"A",
		radius,
		0,
		x + half,
		y
	],
	[h, y]
];
/** Two rows in O arrangement; without an angle the contact lines are left out. */
function doubleRowBallSection(sizes, faces = OPEN, angle) {
	const { B } = sizes;
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const corner = .06 * Math.min(H, B);
	const ball = Math.min(.56 * H, (isClosed(faces) ? .34 : .4) * B);
	const groove = ball * .515;
	const x = B * (isClosed(faces) ? .2 : .235);
	const si = rm - .3 * ball;
	const so = rm + .3 * ball;
	const half = halfChord(groove, .3 * ball);
	const { shoulder, parts: closures } = closuresBetween(faces, {
		h,
		B,
		H,
		si,
		so
	});
	const outer = [
		[
			-h,
			ro,
			corner
		],
		[
			h,
			ro,
			corner
		],
		...shoulder(1),
		[x + half, so],
		[
			"A",
			groove,
			0,
			x - half,
			so
		],
		[-x + half, so],
		[
			"A",
			groove,
			0,
			-x - half,
			so
		],
		...shoulder(-1)
	];
	const row = (side) => [
		rollingElement(circle(side * x, rm, ball / 2)),
		cage(box(side * (x + ball * .46), rm - .06 * ball, side * (x + ball * .6), rm + .06 * ball)),
		...angle === void 0 ? [] : [contactLineAt(side * x, rm, {
			H,
			room: h - x
		}, side * angle)]
	];
	return {
		parts: [
			ring("b", outline([
				[
					-h,
					ri,
					corner
				],
				...twoGrooves(h, si, x, half, groove),
				[
					h,
					ri,
					corner
				]
			])),
			ring("a", outline(outer)),
			...row(-1),
			...row(1),
			...closures
		],
		pitchRadius: rm,
		rollerDiameter: ball,
		innerShoulder: si,
		outerShoulder: so,
		fill: .66,
		end: isClosed(faces) ? "closed" : "rolling",
		left: -h,
		right: h,
		holeTo: so,
		...angle === void 0 ? {} : { contactAngleDegrees: angle }
	};
}
/** Two rows with an inner ring of two halves, sealed. */
function wheelHubSection(sizes) {
	const section = doubleRowBallSection(sizes, {
		left: "seal",
		right: "seal"
	});
	const joint = edge(lineSegment([0, sizes.d / 2], [0, section.innerShoulder]));
	return {
		...section,
		parts: [...section.parts, joint]
	};
}
/** The share of the width that the outer ring of an extended inner ring has. Source: DIN 630. */
var OUTER_OF_EXTENDED = .35;
function selfAligningSection(sizes, faces = OPEN, isExtended = false) {
	const outerWidth = isExtended ? OUTER_OF_EXTENDED * sizes.B : sizes.B;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const end = outerWidth / 2;
	const corner = .07 * Math.min(H, outerWidth);
	const ball = Math.min(.46 * H, (isClosed(faces) ? .36 : .43) * outerWidth);
	const sphere = ro - .2 * H;
	const x = (isClosed(faces) ? .21 : .27) * outerWidth;
	const rc = halfChord(sphere - ball / 2, x);
	const groove = ball * .515;
	const si = rc - .26 * ball;
	const half = halfChord(groove, rc - si);
	const yEnd = halfChord(sphere, end);
	const outer = [
		[
			-end,
			ro,
			corner
		],
		[
			end,
			ro,
			corner
		],
		[end, yEnd],
		[
			"A",
			sphere,
			0,
			-end,
			yEnd
		]
	];
	return {
		parts: [
			ring("b", outline([
				[
					-h,
					ri,
					corner
				],
				...twoGrooves(h, si, x, half, groove),
				[
					h,
					ri,
					corner
				]
			])),
			ring("a", outline(outer)),
			rollingElement(circle(-x, rc, ball / 2)),
			rollingElement(circle(x, rc, ball / 2)),
			cage(box(-.05 * outerWidth, rc - .05 * H, .05 * outerWidth, rc + .05 * H)),
			...closuresBetween(faces, {
				h: end,
				B: outerWidth,
				H,
				si,
				so: yEnd
			}, 0).parts
		],
		pitchRadius: rc,
		rollerDiameter: ball,
		innerShoulder: si,
		outerShoulder: yEnd,
		fill: .7,
		end: isClosed(faces) ? "closed" : "rolling",
		left: -h,
		right: h,
		...isExtended ? {
			outerLeft: -end,
			outerRight: end
		} : {},
		holeTo: sphere
	};
}
// src/bearings/sections/double-thrust-section.ts
/** How much wider than the shaft washer the housing washers are bored, of the section. Source: ISO 104, evened out. */
var HOUSING_BORE_SHARE = .26;
/** Two rows of balls between two housing washers, the shaft washer in the middle; `B` is the height of all. */
function doubleThrustBallSection(sizes) {
	const { ri, ro, H, h } = baseGeometry(sizes);
	const bore = ri + HOUSING_BORE_SHARE * H;
	const corner = .05 * Math.min(H, h);
	const rm = (bore + ro) / 2;
	const ball = Math.min(.33 * sizes.B, .72 * (ro - bore));
	const middle = .12 * sizes.B;
	const groove = ball * .52;
	const depth = .3 * ball;
	const half = halfChord(groove, depth);
	const face = middle + 2 * depth;
	const play = .025 * H;
	const housing = (side) => {
		const race = [
			"A",
			groove,
			side < 0 ? 0 : 1,
			side * face,
			rm - half
		];
		return ring("a", outline([
			[
				side * h,
				bore,
				corner
			],
			[
				side * h,
				ro,
				corner
			],
			[side * face, ro],
			[side * face, rm + half],
			race,
			[side * face, bore]
		]));
	};
	const shaft = outline([
		[
			-middle,
			ri,
			corner
		],
		[-middle, rm - half],
		[
			"A",
			groove,
			0,
			-middle,
			rm + half
		],
		[-middle, ro - play],
		[middle, ro - play],
		[middle, rm + half],
		[
			"A",
			groove,
			0,
			middle,
			rm - half
		],
		[
			middle,
			ri,
			corner
		]
	]);
	const row = (side) => {
		const x = side * (middle + depth);
		return [
			rollingElement(circle(x, rm, ball / 2)),
			cage(box(x - .1 * ball, rm + .5 * ball, x + .1 * ball, ro - 2 * play)),
			cage(box(x - .1 * ball, rm - .5 * ball, x + .1 * ball, bore))
		];
	};
	return {
		parts: [
			ring("b", shaft),
			housing(-1),
			housing(1),
			...row(-1),
			...row(1)
		],
		pitchRadius: rm,
		rollerDiameter: ball,
		innerShoulder: bore,
		outerShoulder: ro,
		fill: .7,
		end: "thrust",
		left: -h,
		right: h,
		boreEdges: [
			[-h, bore],
			[-middle, ri],
			[middle, ri],
			[h, bore]
		]
	};
}
// src/bearings/sections/insert-section.ts
/** Inserts by their letters. Source: JIS B 1558, proportions of the 205 to 210. */
var INSERTS = {
	UC: {
		left: .42,
		outer: .5,
		held: "set screws"
	},
	SB: {
		left: .28,
		outer: .55,
		held: "set screws"
	},
	SER: {
		left: .42,
		outer: .5,
		held: "set screws",
		isCylindrical: true
	},
	UEL: {
		left: .39,
		outer: .4,
		held: "collar"
	},
	SA: {
		left: .25,
		outer: .48,
		held: "collar"
	},
	UK: {
		left: .5,
		outer: .7,
		held: "sleeve"
	}
};
/** An eccentric collar takes this share of the whole width. */
var COLLAR_SHARE = .31;
function insertSection(sizes, form) {
	const { B } = sizes;
	const { ri, ro, H } = baseGeometry(sizes);
	const outerWidth = Math.min(form.outer * B, 1.24 * H);
	const h = outerWidth / 2;
	const left = -form.left * B;
	const right = (1 - form.left) * B;
	const rm = ri + .53 * H;
	const ball = Math.min(.56 * H, .74 * outerWidth);
	const groove = ball * .515;
	const si = ri + .34 * H;
	const so = ro - .25 * H;
	const gi = halfChord(groove, rm - si);
	const go = halfChord(groove, so - rm);
	const crown = halfChord(ro, h);
	const corner = .05 * Math.min(H, B);
	const ringEnd = form.held === "collar" ? right - .04 * B : right;
	const top = form.isCylindrical ? [[
		-h,
		ro,
		corner
	], [
		h,
		ro,
		corner
	]] : [[-h, crown], [
		"A",
		ro,
		1,
		h,
		crown
	]];
	const seal = (side) => ({
		kind: "seal",
		path: box(side * (h - .14 * outerWidth), si + .02 * H, side * (h - .05 * outerWidth), so + .03 * H)
	});
	return {
		parts: [
			ring("b", outline([
				[
					left,
					ri,
					corner
				],
				[left, si],
				[-gi, si],
				[
					"A",
					groove,
					0,
					gi,
					si
				],
				...innerEnd(form, {
					h,
					si,
					right,
					ringEnd,
					ri,
					H,
					B
				}),
				[
					ringEnd,
					ri,
					corner
				]
			])),
			ring("a", outline([
				...top,
				[h, so],
				[go, so],
				[
					"A",
					groove,
					0,
					-go,
					so
				],
				[-h, so]
			])),
			rollingElement(circle(0, rm, ball / 2)),
			seal(-1),
			seal(1),
			...holder(form, {
				h,
				si,
				right,
				ringEnd,
				ri,
				H,
				B
			})
		],
		pitchRadius: rm,
		rollerDiameter: ball,
		innerShoulder: si,
		outerShoulder: so,
		fill: .62,
		end: "closed",
		left,
		right,
		outerLeft: -h,
		outerRight: h,
		...form.held === "collar" && { boreEdges: [[left, ri], [ringEnd, ri]] }
	};
}
/** Under a collar the inner ring is thinner. */
var innerEnd = ({ held }, { si, ringEnd, right, ri, H, B }) => held === "collar" ? [
	[right - COLLAR_SHARE * B, si],
	[right - COLLAR_SHARE * B, ri + .18 * H],
	[ringEnd, ri + .18 * H]
] : [[ringEnd, si]];
function holder({ held }, { si, right, ri, H, B }) {
	if (held === "sleeve") return [];
	const middle = held === "collar" ? right - .5 * COLLAR_SHARE * B : right - .18 * B;
	const half = .075 * Math.min(B, 2 * H);
	const outside = held === "collar" ? ri + .6 * H : si + .05 * H;
	const collar = ring("a", box(right - COLLAR_SHARE * B, ri + .18 * H, right, ri + .6 * H, .03 * H));
	return [
		...held === "collar" ? [collar] : [],
		{
			kind: "screw",
			path: box(middle - half, held === "collar" ? ri + .18 * H : ri, middle + half, outside)
		},
		axis(lineSegment([middle, ri - .12 * H], [middle, outside + .15 * H]))
	];
}
// src/bearings/sections/multi-row-roller-section.ts
var ALL = {
	left: true,
	between: true,
	right: true
};
/** Ribs of bearings of several rows by the letters of the designation. Source: ISO 246, makers INA, Koyo. */
var ROWS = {
	NN: {
		count: 2,
		inner: ALL,
		outer: {}
	},
	NNU: {
		count: 2,
		inner: {},
		outer: ALL
	},
	NNC: {
		count: 2,
		inner: ALL,
		outer: {
			left: true,
			right: true
		},
		isFull: true,
		split: "outer"
	},
	NNCL: {
		count: 2,
		inner: ALL,
		outer: {},
		isFull: true,
		retained: "both"
	},
	NNCF: {
		count: 2,
		inner: ALL,
		outer: { left: true },
		isFull: true,
		retained: "right"
	},
	NNF: {
		count: 2,
		inner: ALL,
		outer: { between: true },
		isFull: true,
		split: "inner",
		isSealed: true
	},
	FC: {
		count: 4,
		inner: {},
		outer: ALL,
		split: "outer"
	},
	FCD: {
		count: 4,
		inner: {},
		outer: ALL,
		split: "outer"
	}
};
/** The rows from left to right, in mm along the axis. */
function rowEnds({ count, isFull, isSealed }, B) {
	const rib = (isFull ? .11 : .19) / count * B;
	const side = isSealed ? .09 * B : rib;
	const length = (B - 2 * side - (count - 1) * rib) / count;
	return Array.from({ length: count }, (_, i) => {
		const from = -B / 2 + side + i * (length + rib);
		return [from, from + length];
	});
}
/** The raceway side of a ring from left to right: a dip for each row between the ribs it has. */
function raceProfile(rows, h, y, ribY, ribs) {
	const levelAt = (i) => {
		if (i === 0) return ribs.left ? ribY : y;
		if (i === rows.length) return ribs.right ? ribY : y;
		return ribs.between ? ribY : y;
	};
	const corners = rows.flatMap(([from, to], i) => [
		[from, levelAt(i)],
		[from, y],
		[to, y],
		[to, levelAt(i + 1)]
	]);
	return [
		[-h, levelAt(0)],
		...corners,
		[h, levelAt(rows.length)]
	];
}
function multiRowRollerSection(sizes, form) {
	const { B } = sizes;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const corner = .06 * Math.min(H, B);
	const inside = ri + .25 * H;
	const outside = ro - .24 * H;
	const roller = outside - inside;
	const rm = (outside + inside) / 2;
	const rib = .3 * roller;
	const rows = rowEnds(form, B);
	const inner = [
		[
			-h,
			ri,
			corner
		],
		...raceProfile(rows, h, inside, inside + rib, form.inner),
		[
			h,
			ri,
			corner
		]
	];
	const outer = raceProfile(rows, h, outside, outside - rib, form.outer).toReversed();
	return {
		parts: [
			ring("b", outline(inner)),
			ring("a", outline([
				[
					-h,
					ro,
					corner
				],
				[
					h,
					ro,
					corner
				],
				...outer
			])),
			...rows.flatMap(([from, to]) => rowParts([from, to], inside, outside, form)),
			...splitEdge(form, {
				ri,
				ro,
				inside: inside + rib,
				outside
			}),
			...retainingRings(form, h, outside, rib),
			...form.isSealed ? sealsOf(h, B, inside + rib, outside) : []
		],
		pitchRadius: rm,
		rollerDiameter: roller,
		innerShoulder: form.inner.left ? inside + rib : inside,
		outerShoulder: form.outer.left ? outside - rib : outside,
		fill: form.isFull ? .95 : .86,
		end: form.isSealed ? "closed" : "rolling",
		left: -h,
		right: h,
		holeTo: outside
	};
}
function rowParts([from, to], inside, outside, { isFull }) {
	const [length, rm, roller] = [
		to - from,
		(inside + outside) / 2,
		outside - inside
	];
	const play = .012 * length;
	const bar = isFull ? 0 : .07 * length;
	return [
		rollingElement(box(from + play + bar, inside, to - play - bar, outside, .08 * roller)),
		axis(lineSegment([from - .04 * length, rm], [to + .04 * length, rm])),
		...isFull ? [] : [cage(box(from + play, rm - .1 * roller, from + bar, rm + .1 * roller)), cage(box(to - bar, rm - .1 * roller, to - play, rm + .1 * roller))]
	];
}
function splitEdge({ split }, { ri, ro, inside, outside }) {
	if (split === void 0) return [];
	return [edge(split === "inner" ? lineSegment([0, ri], [0, inside]) : lineSegment([0, outside], [0, ro]))];
}
function retainingRings({ retained }, h, outside, rib) {
	const ringAt = (side) => ({
		kind: "snap",
		path: box(side * .9 * h, outside - rib, side * .95 * h, outside + .2 * rib)
	});
	if (retained === void 0) return [];
	return retained === "both" ? [ringAt(-1), ringAt(1)] : [ringAt(1)];
}
var sealsOf = (h, B, si, so) => [-1, 1].map((side) => ({
	kind: "seal",
	path: box(side * (h - .02 * B), si, side * (h - .06 * B), so)
}));
// src/bearings/sections/tapered-roller-section.ts
var CONE_WIDTH_OF_T = .93;
var CUP_WIDTH_OF_T = .8;
var between = (p, q, share) => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
var rounded = (p, radius) => [
	p[0],
	p[1],
	radius
];
/** Angle of the cup's raceway in degrees: of the usual series, and of 313 and the forms B and D. */
var STEEP_DEGREES = 26;
var usualDegrees = (H, T) => H / T > 1.2 ? 16 : 14;
/** One row, the large ends of the rollers on the left; `T` is its width. The raceways meet on the axis. */
function taperedRow(sizes, isSteep = false) {
	const T = sizes.B;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const coneRight = -h + CONE_WIDTH_OF_T * T;
	const cupLeft = h - CUP_WIDTH_OF_T * T;
	const xm = .02 * T;
	const coneMid = ri + (isSteep ? .36 : .31) * H;
	const cupMid = ro - (isSteep ? .27 : .24) * H;
	const cupSlope = Math.tan(radians(isSteep ? STEEP_DEGREES : usualDegrees(H, T)));
	const coneSlope = cupSlope * coneMid / cupMid;
	const cup = (x) => cupMid - cupSlope * (x - xm);
	const cone = (x) => coneMid - coneSlope * (x - xm);
	const lean = Math.atan((cupSlope + coneSlope) / 2);
	const length = Math.min(.66 * T, (isSteep ? .8 : .98) * H);
	const onAxis = (s) => [xm + s * Math.cos(lean), (coneMid + cupMid) / 2 - s * Math.sin(lean)];
	/** A point of the roller: s along its axis, v from -1 (cone side) to 1 (cup side). */
	const at = (s, v) => {
		const [x, y] = onAxis(s);
		const radius = (cup(x) - cone(x)) / 2 * Math.cos(lean);
		return [x + v * radius * Math.sin(lean), y + v * radius * Math.cos(lean)];
	};
	const bigLow = at(-length / 2, -1);
	const bigHigh = at(-length / 2, 1);
	const smallHigh = at(length / 2, 1);
	const smallLow = at(length / 2, -1);
	const bigRib = between(bigLow, bigHigh, .42);
	const smallRib = between(smallLow, smallHigh, .16);
	const cageFrom = length / 2 + .03 * T;
	const cageTo = length / 2 + .085 * T;
	return {
		coneSurface: [
			[-h, bigRib[1]],
			bigRib,
			bigLow,
			smallLow,
			smallRib,
			[coneRight, smallRib[1]]
		],
		coneRight,
		cupLeft,
		cup,
		rollers: [
			rollingElement(outline([
				bigLow,
				bigHigh,
				smallHigh,
				smallLow
			].map((p) => rounded(p, .05 * H)))),
			axis(lineSegment(onAxis(-length / 2 - .1 * T), onAxis(length / 2 + .1 * T))),
			cage(outline([
				at(cageFrom, .75),
				at(cageTo, .75),
				at(cageTo, -.35),
				at(cageFrom, -.35)
			]))
		],
		coneMid,
		cupMid,
		rib: bigRib[1]
	};
}
/** `B` is the assembled width T. */
function taperedRollerSection(sizes, isSteep = false) {
	const { ri, ro, H, h } = baseGeometry(sizes);
	const corner = .06 * Math.min(H, sizes.B);
	const { coneSurface, coneRight, cupLeft, cup, rollers, coneMid, cupMid, rib } = taperedRow(sizes, isSteep);
	const [back, ...surface] = coneSurface;
	return {
		parts: [
			ring("b", outline([
				[
					-h,
					ri,
					corner
				],
				[
					back?.[0] ?? -h,
					rib,
					corner * .5
				],
				...surface,
				[
					coneRight,
					ri,
					corner
				]
			])),
			ring("a", outline([
				[
					cupLeft,
					ro,
					corner
				],
				[
					h,
					ro,
					corner
				],
				[h, cup(h)],
				[cupLeft, cup(cupLeft)]
			])),
			...rollers
		],
		pitchRadius: (coneMid + cupMid) / 2,
		rollerDiameter: cupMid - coneMid,
		innerShoulder: rib,
		outerShoulder: cup(cupLeft),
		fill: .86,
		end: "rolling",
		left: -h,
		right: h,
		outerLeft: cupLeft,
		boreEdges: [
			[-h, ri],
			[coneRight, ri],
			[h, cup(h)]
		]
	};
}
// src/bearings/sections/multi-row-tapered-section.ts
var mirrored = (corners) => corners.map(([x, y, radius = 0]) => [
	-x,
	y,
	radius
]).toReversed();
var movedBy = (corners, by) => corners.map(([x, y, radius = 0]) => [
	x + by,
	y,
	radius
]);
var ends$1 = (sizes, { coneMid, cupMid, rib, cup, cupLeft }) => ({
	pitchRadius: (coneMid + cupMid) / 2,
	rollerDiameter: cupMid - coneMid,
	innerShoulder: rib,
	outerShoulder: cup(cupLeft),
	fill: .86,
	end: "rolling",
	left: -sizes.B / 2,
	right: sizes.B / 2
});
/** One cup with two raceways between two cones and their spacer; the large ends of the rollers are outside. */
function doubleRowTaperedSection(sizes) {
	const half = {
		...sizes,
		B: sizes.B / 2
	};
	const { ri, ro, H, h } = baseGeometry(half);
	const corner = .06 * Math.min(H, half.B);
	const row = taperedRow(half);
	const cone = [
		[
			-h,
			ri,
			corner
		],
		...row.coneSurface,
		[
			row.coneRight,
			ri,
			corner
		]
	];
	const gap = h - row.coneRight;
	const cup = doubleCup(row, h, ro, corner);
	const spacer = ring("a", box(-gap, ri + .03 * H, gap, ri + .2 * H));
	return {
		...ends$1(sizes, row),
		parts: [
			ring("b", outline(movedBy(cone, -h))),
			ring("b", outline(movedBy(mirrored(cone), h))),
			ring("a", outline(cup)),
			spacer,
			...shifted(row.rollers, -h),
			...shifted(row.rollers, h, true)
		],
		outerLeft: row.cupLeft - h,
		outerRight: h - row.cupLeft,
		holeTo: row.cup(h)
	};
}
/** About the middle, for rows of the half width `h` on both sides of it. */
function doubleCup({ cup, cupLeft }, h, ro, corner) {
	return [
		[
			cupLeft - h,
			ro,
			corner
		],
		[
			h - cupLeft,
			ro,
			corner
		],
		[h - cupLeft, cup(cupLeft)],
		[0, cup(h)],
		[cupLeft - h, cup(cupLeft)]
	];
}
/** Two cones of two raceways each, one double cup between two single ones, with spacers between the cups. */
function fourRowTaperedSection(sizes) {
	const quarter = {
		...sizes,
		B: sizes.B / 4
	};
	const { ri, ro, H, h } = baseGeometry(quarter);
	const corner = .06 * Math.min(H, quarter.B);
	const row = taperedRow(quarter);
	const surface = row.coneSurface.slice(1);
	const doubleCone = [
		[
			-row.coneRight - h,
			ri,
			corner
		],
		...movedBy(mirrored(surface), -h),
		...movedBy(surface, h),
		[
			row.coneRight + h,
			ri,
			corner
		]
	];
	const singleCup = [
		[
			-h,
			ro,
			corner
		],
		[
			-row.cupLeft,
			ro,
			corner
		],
		[-row.cupLeft, row.cup(row.cupLeft)],
		[-h, row.cup(h)]
	];
	const spacer = [-1, 1].map((side) => ring("b", box(side * 2 * h + row.cupLeft + h, ro - .16 * H, side * 2 * h - row.cupLeft - h, ro)));
	return {
		...ends$1(sizes, row),
		parts: [
			ring("b", outline(movedBy(doubleCone, -2 * h))),
			ring("b", outline(movedBy(doubleCone, 2 * h))),
			ring("a", outline(movedBy(singleCup, -3 * h))),
			ring("a", outline(movedBy(mirrored(singleCup), 3 * h))),
			ring("a", outline(doubleCup(row, h, ro, corner))),
			...spacer,
			...shifted(row.rollers, -3 * h, true),
			...shifted(row.rollers, -h),
			...shifted(row.rollers, h, true),
			...shifted(row.rollers, 3 * h)
		]
	};
}
// src/bearings/sections/needle-section.ts
/** HK is open, BK has one closed end. */
function drawnCupSection(sizes, closed = false) {
	const { B } = sizes;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const wall = .3 * H;
	const lip = ro - .75 * H;
	const inner = ro - wall;
	const needle = H - wall;
	const half = h - .1 * B;
	const cup = ring("a", outline([
		[
			-h,
			ro,
			wall * .9
		],
		[
			h,
			ro,
			wall * .9
		],
		[h, lip],
		[h - wall, lip],
		[h - wall, inner],
		[-h + wall, inner],
		[-h + wall, lip],
		[-h, lip]
	]));
	const bottom = outline([
		[-h + wall, 0],
		[-h + wall, inner],
		[-h, inner],
		[-h, 0]
	]).slice(0, -1);
	return {
		parts: [
			cup,
			rollingElement(box(-half + .3 * wall, inner - needle, half - .3 * wall, inner, .12 * needle)),
			axis(lineSegment([-half, inner - needle / 2], [half, inner - needle / 2])),
			...closed ? [ring("a", bottom)] : []
		],
		pitchRadius: inner - needle / 2,
		rollerDiameter: needle,
		innerShoulder: ri,
		outerShoulder: inner,
		fill: .9,
		end: "rolling",
		boreEdges: [],
		left: -h,
		right: h
	};
}
function machinedNeedleSection(sizes, { withInner, rows = 1, faces }) {
	const { B } = sizes;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const corner = .08 * Math.min(H, B);
	const inside = withInner ? ri + .29 * H : ri;
	const outside = ro - .3 * H;
	const needle = outside - inside;
	const rm = (outside + inside) / 2;
	const closed = faces !== void 0 && isClosed(faces);
	const half = (closed ? .32 : .37) * B;
	const lip = outside - .34 * needle;
	const outer = ring("a", outline([
		[
			-h,
			ro,
			corner
		],
		[
			h,
			ro,
			corner
		],
		[h, lip],
		[half, lip],
		[half, outside],
		[-half, outside],
		[-half, lip],
		[-h, lip]
	]));
	const gap = rows === 2 ? .02 * B : 0;
	const needles = rows === 2 ? [box(-half * .985, inside, -gap, outside, .1 * needle), box(gap, inside, half * .985, outside, .1 * needle)] : [box(-half * .985, inside, half * .985, outside, .1 * needle)];
	const sealAt = (side) => ({
		kind: "seal",
		path: box(side * (h - .01 * B), inside + .02 * H, side * (h - .09 * B), lip)
	});
	return {
		parts: [
			...withInner ? [ring("b", box(-h, ri, h, inside, corner))] : [],
			outer,
			...needles.map(rollingElement),
			axis(lineSegment([-half - .05 * B, rm], [half + .05 * B, rm])),
			...closed && faces.left !== "open" ? [sealAt(-1)] : [],
			...closed && faces.right !== "open" ? [sealAt(1)] : []
		],
		pitchRadius: rm,
		rollerDiameter: needle,
		innerShoulder: inside,
		outerShoulder: lip,
		fill: .9,
		end: closed ? "closed" : "rolling",
		...withInner ? {} : { boreEdges: [] },
		left: -h,
		right: h,
		holeTo: outside
	};
}
/** A ring that is sold alone: its bore, its raceway as outside, its width. */
function innerRingSection(sizes) {
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	return {
		parts: [ring("b", box(-h, ri, h, ro, .1 * Math.min(H, sizes.B)))],
		pitchRadius: rm,
		rollerDiameter: H,
		innerShoulder: ri,
		outerShoulder: ro,
		fill: 0,
		end: "thrust",
		left: -h,
		right: h
	};
}
/** Needles that lie towards the axis in a flat cage; what is thicker than the cage are two washers. */
function needleThrustSection(sizes, cageMm) {
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const half = Math.min(cageMm, sizes.B) / 2;
	const washer = (side) => ring(side < 0 ? "a" : "b", box(side * h, ri, side * half, ro));
	return {
		parts: [
			...h - half > .1 ? [washer(-1), washer(1)] : [],
			rollingElement(box(-half, ri + .2 * H, half, ro - .16 * H)),
			axis(lineSegment([0, ri + .14 * H], [0, ro - .1 * H])),
			cage(box(-half * .7, ri, half * .7, ri + .14 * H)),
			cage(box(-half * .7, ro - .1 * H, half * .7, ro))
		],
		pitchRadius: rm,
		rollerDiameter: 2 * half,
		innerShoulder: ri,
		outerShoulder: ro,
		fill: .9,
		end: "thrust",
		left: -h,
		right: h
	};
}
function needleCageSection(sizes) {
	const { B } = sizes;
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	return {
		parts: [
			cage(box(-h, rm - .25 * H, -h + .14 * B, rm + .25 * H)),
			cage(box(h - .14 * B, rm - .25 * H, h, rm + .25 * H)),
			rollingElement(box(-h + .15 * B, ri, h - .15 * B, ro, .1 * H)),
			axis(lineSegment([-h, rm], [h, rm]))
		],
		pitchRadius: rm,
		rollerDiameter: H,
		innerShoulder: ri,
		outerShoulder: ro,
		fill: .9,
		end: "rolling",
		boreEdges: [],
		left: -h,
		right: h
	};
}
// src/bearings/sections/paired-section.ts
/** Which bearings of a set look to the left, from left to right: the contact lines of DB spread towards the shaft, those of DF close in. */
var layouts = {
	DB: [true, false],
	DF: [false, true],
	DT: [false, false],
	QBC: [
		true,
		true,
		false,
		false
	],
	QFC: [
		false,
		false,
		true,
		true
	]
};
var drawnPairings = Object.keys(layouts);
/** How many bearings stand in a set that is drawn: 2 for DB. */
var countInSet = (pairing) => pairing && layouts[pairing]?.length || 1;
/** A set of bearings, each like `single`, whose contact line comes to the shaft on its left or on its right. */
function setSection({ single, boreRadius, looksLeft }, pairing) {
	const layout = layouts[pairing ?? ""];
	if (!layout) return single;
	const width = single.right - single.left;
	const first = -(layout.length - 1) * width / 2;
	const edgesAt = (x, isMirrored) => boreEdgesOf(single, 2 * boreRadius).map(([at, radius]) => [x + (isMirrored ? -at : at), radius]);
	return {
		...single,
		parts: layout.flatMap((left, i) => shifted(single.parts, first + i * width, left !== looksLeft)),
		left: -layout.length * width / 2,
		right: layout.length * width / 2,
		boreEdges: layout.flatMap((left, i) => edgesAt(first + i * width, left !== looksLeft))
	};
}
// src/bearings/sections/sleeve-section.ts
/** `d` is the shaft, `D` the nut, `B` the length; the nut and its washer are on the left, the large end on the right. */
function adapterSleeveSection(sizes) {
	const { B } = sizes;
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const nut = .26 * B;
	const washer = .045 * B;
	const thread = ri + .18 * H;
	const largeEnd = thread + (B - nut - washer) / 24;
	if (largeEnd > ro) return void 0;
	return {
		parts: [
			ring("b", outline([
				[-h, ri],
				[-h, thread],
				[-h + nut + washer, thread],
				[h, largeEnd],
				[h, ri]
			])),
			ring("a", box(-h + .02 * B, thread, -h + nut, ro, .04 * H)),
			ring("b", box(-h + nut, thread, -h + nut + washer, ro - .04 * H)),
			edge(lineSegment([-h, thread - .06 * H], [-h + nut, thread - .06 * H]))
		],
		pitchRadius: rm,
		rollerDiameter: H,
		innerShoulder: thread,
		outerShoulder: ro,
		fill: 0,
		end: "thrust",
		left: -h,
		right: h,
		outerLeft: -h + .02 * B,
		outerRight: -h + nut
	};
}
// src/bearings/sections/spherical-plain-section.ts
/** Width of the outer ring, and where the sphere is in the section. Source: ISO 12240-1 series E, evened out. */
var OUTER_OF_WIDTH$1 = .8;
var SPHERE_SHARE$1 = .63;
/** An inner ring with a spherical outside in a hollow outer ring; ES and DO are relubricated through a groove. */
function sphericalPlainSection(sizes, faces, isRelubricated) {
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const end = OUTER_OF_WIDTH$1 * h;
	const sphere = Math.max(ri + SPHERE_SHARE$1 * H, Math.hypot(ri + .12 * H, h));
	const innerEnd = halfChord(sphere, h);
	const outerEnd = halfChord(sphere, end);
	const corner = .06 * Math.min(H, sizes.B);
	if (sphere > ro - .05 * H) return flatPlainSection(sizes);
	const sealAt = (side) => ({
		kind: "seal",
		path: box(side * end, outerEnd, side * (end - .09 * sizes.B), outerEnd + .1 * H)
	});
	const groove = .05 * sizes.B;
	const lubrication = [
		{
			kind: "groove",
			path: box(-groove, sphere - .08 * H, groove, sphere + .001)
		},
		{
			kind: "groove",
			path: box(-.5 * groove, sphere, .5 * groove, ro)
		},
		{
			kind: "groove",
			path: box(-.5 * groove, ri, .5 * groove, sphere - .08 * H)
		}
	];
	return {
		parts: [
			ring("b", outline([
				[
					-h,
					ri,
					corner
				],
				[-h, innerEnd],
				[
					"A",
					sphere,
					1,
					h,
					innerEnd
				],
				[
					h,
					ri,
					corner
				]
			])),
			ring("a", outline([
				[
					-end,
					ro,
					corner
				],
				[
					end,
					ro,
					corner
				],
				[end, outerEnd],
				[
					"A",
					sphere,
					0,
					-end,
					outerEnd
				]
			])),
			...isRelubricated ? lubrication : [],
			...isClosed(faces) ? [sealAt(-1), sealAt(1)] : []
		],
		pitchRadius: rm,
		rollerDiameter: H,
		innerShoulder: innerEnd,
		outerShoulder: outerEnd,
		fill: 0,
		end: "thrust",
		left: -h,
		right: h,
		outerLeft: -end,
		outerRight: end
	};
}
/** Where the sizes leave no room for a sphere: the two rings alone. */
function flatPlainSection(sizes) {
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	return {
		parts: [ring("b", box(-h, ri, h, rm)), ring("a", box(-h * OUTER_OF_WIDTH$1, rm, h * OUTER_OF_WIDTH$1, ro))],
		pitchRadius: rm,
		rollerDiameter: H,
		innerShoulder: rm,
		outerShoulder: rm,
		fill: 0,
		end: "thrust",
		left: -h,
		right: h
	};
}
// src/bearings/sections/spherical-roller-section.ts
/** With a guide ring between the rows, or with a rib of the inner ring there. */
function sphericalRollerSection(sizes, hasGuideRing = false) {
	const { B } = sizes;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const corner = .07 * Math.min(H, B);
	const sphere = ro - .17 * H;
	const roller = Math.min(.53 * H, .46 * B);
	const length = .395 * B;
	const centre = sphere - roller / 2;
	const lean = Math.asin(Math.min(.247 * B / centre, .9));
	const [sin, cos] = [Math.sin(lean), Math.cos(lean)];
	/** A point of the roller: u along its axis outwards, v across it away from the bore. */
	const at = (side, u, v) => [side * (centre * sin + u * cos + v * sin), centre * cos - u * sin + v * cos];
	const half = halfChord(sphere, length / 2) - centre;
	const barrel = (side) => {
		const sweep = side > 0 ? 1 : 0;
		const outwards = at(side, length / 2, half);
		const back = at(side, -length / 2, -half);
		return [
			["M", ...back],
			["L", ...at(side, -length / 2, half)],
			[
				"A",
				sphere,
				sweep,
				...outwards
			],
			["L", ...at(side, length / 2, -half)],
			[
				"A",
				sphere,
				sweep,
				...back
			],
			["Z"]
		];
	};
	const yEnd = halfChord(sphere, h);
	const mid = at(1, -length / 2, -half);
	const out = at(1, length / 2, -half);
	const midTop = at(1, -length / 2, -half * .25);
	const outTop = at(1, length / 2, -half * .62);
	const inner = outline([
		[
			-h,
			ri,
			corner
		],
		[-h, outTop[1]],
		[-outTop[0], outTop[1]],
		[-out[0], out[1]],
		[
			"A",
			sphere,
			0,
			-mid[0],
			mid[1]
		],
		...hasGuideRing ? [] : [[-midTop[0], midTop[1]], midTop],
		mid,
		[
			"A",
			sphere,
			0,
			...out
		],
		outTop,
		[h, outTop[1]],
		[
			h,
			ri,
			corner
		]
	]);
	const cageAt = (side) => {
		const [high, low] = [.1 * roller, -.14 * roller];
		const end = (.99 * h - (centre + high) * sin) / cos;
		const to = Math.min(length / 2 + .06 * B, end);
		const from = Math.min(length / 2 + .015 * B, to - .02 * B);
		return cage(outline([
			at(side, from, high),
			at(side, to, high),
			at(side, to, low),
			at(side, from, low)
		]));
	};
	const row = (side) => [
		rollingElement(barrel(side)),
		axis(lineSegment(at(side, -length / 2 - .04 * B, 0), at(side, length / 2 + .07 * B, 0))),
		cageAt(side)
	];
	const guide = outline([
		[-.8 * mid[0], mid[1] + .03 * H],
		[-.8 * midTop[0], midTop[1]],
		[.8 * midTop[0], midTop[1]],
		[.8 * mid[0], mid[1] + .03 * H]
	]);
	return {
		parts: [
			ring("b", inner),
			ring("a", outline([
				[
					-h,
					ro,
					corner
				],
				[
					h,
					ro,
					corner
				],
				[h, yEnd],
				[
					"A",
					sphere,
					0,
					-h,
					yEnd
				]
			])),
			...row(-1),
			...row(1),
			...hasGuideRing ? [ring("b", guide)] : []
		],
		pitchRadius: centre * cos,
		rollerDiameter: roller,
		innerShoulder: outTop[1],
		outerShoulder: yEnd,
		fill: .84,
		end: "rolling",
		left: -h,
		right: h,
		holeTo: sphere
	};
}
// src/bearings/sections/thrust-section.ts
/** How much lower than in the middle a sphered back is at its edge, of the washer. Source: ISO 20516, evened out. */
var SPHERE_SHARE = .5;
var SEAT_SHARE = .3;
/** `B` is the height H; the housing washer is on the left, sphered and on its seating washer where asked for. */
function thrustBallSection(sizes, { isSphered, hasSeat } = {}) {
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const corner = .06 * Math.min(H, sizes.B);
	const seat = hasSeat ? SEAT_SHARE * sizes.B : 0;
	const ball = Math.min(.6 * (sizes.B - .6 * seat), .72 * H);
	const groove = ball * .52;
	const face = .3 * ball;
	const half = halfChord(groove, face);
	const play = .025 * H;
	const middle = hasSeat ? .25 * seat : 0;
	const back = {
		x: hasSeat ? -h + .35 * seat : -h,
		from: ri + play,
		to: hasSeat ? ro - 3 * play : ro
	};
	const sag = isSphered ? SPHERE_SHARE * (middle - face - back.x) : 0;
	return {
		parts: [
			ring("a", outline([
				...backCorners(back, sag, corner),
				[middle - face, back.to],
				[middle - face, rm + half],
				[
					"A",
					groove,
					0,
					middle - face,
					rm - half
				],
				[middle - face, ri + play]
			])),
			...hasSeat ? [seatingWasher(back, sag, {
				h,
				ro,
				outer: .35 * seat,
				ri,
				H
			})] : [],
			ring("b", outline([
				[
					h,
					ri,
					corner
				],
				[
					h,
					ro - play,
					corner
				],
				[middle + face, ro - play],
				[middle + face, rm + half],
				[
					"A",
					groove,
					1,
					middle + face,
					rm - half
				],
				[middle + face, ri]
			])),
			rollingElement(circle(middle, rm, ball / 2)),
			cage(box(middle - face * .4, rm + ball / 2 - .02 * H, middle + face * .4, ro - .05 * H)),
			cage(box(middle - face * .4, rm - ball / 2 + .02 * H, middle + face * .4, ri + .05 * H))
		],
		...thrustEnds(ri, ro, rm, ball, .7),
		left: -h,
		right: h
	};
}
/** Of the sphere about the axis that is lower by `sag` at the outer radius than at the inner one. */
var sphereRadius = ({ from, to }, sag) => Math.hypot(((to * to - from * from) / sag + sag) / 2, from);
function backCorners(back, sag, corner) {
	if (sag <= 0) return [[
		back.x,
		back.from,
		corner
	], [
		back.x,
		back.to,
		corner
	]];
	return [[back.x, back.from], [
		"A",
		sphereRadius(back, sag),
		1,
		back.x + sag,
		back.to
	]];
}
/** Flat outside, hollow towards the sphered washer. */
function seatingWasher(back, sag, { h, ro, ri, H }) {
	const radius = sphereRadius(back, sag);
	const at = (y) => back.x + halfChord(radius, back.from) - halfChord(radius, y);
	const [from, to] = [ri + .3 * H, Math.min(ro, radius)];
	return ring("b", outline([
		[-h, from],
		[-h, ro],
		[at(to), to],
		[
			"A",
			radius,
			0,
			at(from),
			from
		]
	]));
}
function cylindricalThrustSection(sizes) {
	const { ri, ro, H, h, rm } = baseGeometry(sizes);
	const roller = .46 * sizes.B;
	const corner = .05 * H;
	return {
		parts: [
			ring("a", box(-h, ri, -roller / 2, ro, corner)),
			ring("b", box(roller / 2, ri, h, ro, corner)),
			rollingElement(box(-roller / 2, ri + .14 * H, roller / 2, ro - .14 * H, .06 * roller)),
			axis(lineSegment([0, ri + .06 * H], [0, ro - .06 * H])),
			cage(box(-roller / 6, ri + .03 * H, roller / 6, ri + .11 * H)),
			cage(box(-roller / 6, ro - .11 * H, roller / 6, ro - .03 * H))
		],
		...thrustEnds(ri, ro, rm, roller, .8),
		left: -h,
		right: h
	};
}
/** The roller leans 45°. */
function sphericalThrustSection(sizes) {
	const { ri, ro, H, h } = baseGeometry(sizes);
	const corner = .05 * H;
	const cx = -.02 * sizes.B;
	const cy = ri + .5 * H;
	const maxExtent = Math.min(H, sizes.B * 1.05);
	const length = .56 * maxExtent;
	const width = .46 * maxExtent;
	const [sin, cos] = [Math.sin(radians(45)), Math.cos(radians(45))];
	/** A point of the roller: u along its axis towards the bore's side, v across it. */
	const at = (u, v) => [cx + u * cos + v * sin, cy - u * sin + v * cos];
	const bulge = 1.5 * length;
	const p1 = at(-length / 2, -width * .44);
	const p2 = at(-length / 2, width * .44);
	const p3 = at(length / 2, width * .34);
	const p4 = at(length / 2, -width * .34);
	const race1 = at(-length / 2 - .05 * length, width * .44);
	const race2 = at(length / 2 + .12 * length, width * .32);
	const rib = at(-length / 2 - .01 * length, .02 * width);
	const shaftEnd = Math.max(p4[0], .2 * h);
	return {
		parts: [
			ring("a", outline([
				[
					h,
					ri + .26 * H,
					corner
				],
				[
					h,
					ro,
					corner
				],
				[
					race1[0],
					ro,
					corner
				],
				race1,
				[
					"A",
					bulge,
					1,
					...race2
				],
				[race2[0], ri + .26 * H]
			])),
			ring("b", outline([
				[
					-h,
					ri,
					corner
				],
				[
					-h,
					rib[1],
					corner
				],
				rib,
				p1,
				[
					"A",
					bulge,
					0,
					...p4
				],
				[
					shaftEnd,
					ri,
					corner
				]
			])),
			rollingElement([
				["M", ...p1],
				["L", ...p2],
				[
					"A",
					bulge,
					1,
					...p3
				],
				["L", ...p4],
				[
					"A",
					bulge,
					1,
					...p1
				],
				["Z"]
			]),
			axis(lineSegment(at(-length / 2 - .14 * length, 0), at(length / 2 + .2 * length, 0)))
		],
		...thrustEnds(ri, ro, cy, width, .84),
		left: -h,
		right: h,
		boreEdges: [
			[-h, ri],
			[shaftEnd, ri],
			[h, ri + .26 * H]
		]
	};
}
var thrustEnds = (ri, ro, pitchRadius, rollerDiameter, fill) => ({
	pitchRadius,
	rollerDiameter,
	innerShoulder: ri,
	outerShoulder: ro,
	fill,
	end: "thrust"
});
// src/bearings/sections/toroidal-section.ts
/** One row of long, slightly barrelled rollers between two hollow raceways. */
function toroidalSection(sizes, isFull = false) {
	const { B } = sizes;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const corner = .07 * Math.min(H, B);
	const half = (isFull ? .42 : .36) * B;
	const rise = .07 * H;
	const crown = (half * half + rise * rise) / (2 * rise);
	const riseAt = (x) => crown - Math.sqrt(Math.max(crown * crown - x * x, 0));
	const top = ro - .2 * H;
	const low = ri + .2 * H;
	const rm = (top + low) / 2;
	const [outerEnd, innerEnd] = [top - riseAt(h), low + riseAt(h)];
	const [rollerTop, rollerLow] = [top - rise, low + rise];
	const corners = [[-half, rollerTop], [half, rollerLow]];
	return {
		parts: [
			ring("b", outline([
				[
					-h,
					ri,
					corner
				],
				[-h, innerEnd],
				[
					"A",
					crown,
					0,
					h,
					innerEnd
				],
				[
					h,
					ri,
					corner
				]
			])),
			ring("a", outline([
				[
					-h,
					ro,
					corner
				],
				[
					h,
					ro,
					corner
				],
				[h, outerEnd],
				[
					"A",
					crown,
					0,
					-h,
					outerEnd
				]
			])),
			rollingElement([
				["M", ...corners[0] ?? [0, 0]],
				[
					"A",
					crown,
					1,
					half,
					rollerTop
				],
				["L", ...corners[1] ?? [0, 0]],
				[
					"A",
					crown,
					1,
					-half,
					rollerLow
				],
				["Z"]
			]),
			axis(lineSegment([-half - .05 * B, rm], [half + .05 * B, rm])),
			...isFull ? [] : mirroredCage(half + .02 * B, rm - .08 * H, half + .07 * B, rm + .08 * H)
		],
		pitchRadius: rm,
		rollerDiameter: top - low,
		innerShoulder: innerEnd,
		outerShoulder: outerEnd,
		fill: isFull ? .95 : .84,
		end: "rolling",
		left: -h,
		right: h,
		holeTo: top
	};
}
// src/bearings/sections/track-roller-section.ts
/** The roller of a stud type track roller has this share of its whole length. Source: ISO 6278, evened out. */
var ROLLER_OF_LENGTH = .36;
/** A stud is longer than its roller is wide, and the whole longer than the roller is high. */
var LEAST_LENGTH_OF_D = 1.05;
/** `d` is the stud, `B` the whole length; undefined where B is too short to be it. */
function camFollowerSection(sizes) {
	const { d, D, B } = sizes;
	if (B < LEAST_LENGTH_OF_D * D) return void 0;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const roller = ROLLER_OF_LENGTH * B;
	const [left, right] = [-h + .012 * B, -h + .012 * B + roller];
	const inside = ri + .3 * H;
	const outside = inside + .22 * H;
	const crown = .03 * H;
	const thread = h - .4 * (h - right);
	const shank = [
		[-h, 0],
		[-h, inside + .2 * H],
		[left + .12 * roller, inside + .2 * H],
		[left + .12 * roller, inside],
		[right - .12 * roller, inside],
		[right - .12 * roller, ri],
		[
			h,
			ri,
			.12 * ri
		],
		[h, 0]
	];
	const washer = ring("a", box(right - .12 * roller, ri, right + .03 * B, inside + .3 * H));
	return {
		parts: [
			ring("b", outline(shank).slice(0, -1)),
			ring("a", outline(rollerOutline({
				left,
				right,
				ro,
				outside,
				crown,
				H
			}))),
			washer,
			rollingElement(box(left + .16 * roller, inside, right - .16 * roller, outside)),
			axis(lineSegment([left, (inside + outside) / 2], [right, (inside + outside) / 2])),
			edge(lineSegment([thread, .86 * ri], [h, .86 * ri])),
			edge(lineSegment([thread, 0], [thread, ri]))
		],
		...ends({
			d,
			D,
			B
		}, (inside + outside) / 2, outside - inside),
		outerLeft: left,
		outerRight: right,
		boreEdges: []
	};
}
/** A thick outer ring that is slightly crowned, with a raceway between two lips. */
function rollerOutline({ left, right, ro, outside, crown, H }) {
	const half = (right - left) / 2;
	const radius = (half * half + crown * crown) / (2 * crown);
	const lip = .12 * (right - left);
	return [
		[left, ro - crown],
		[
			"A",
			radius,
			1,
			right,
			ro - crown
		],
		[right, outside + .05 * H],
		[right - lip, outside + .05 * H],
		[right - lip, outside],
		[left + lip, outside],
		[left + lip, outside + .05 * H],
		[left, outside + .05 * H]
	];
}
var ends = ({ d, D, B }, pitchRadius, rollerDiameter) => ({
	pitchRadius,
	rollerDiameter,
	innerShoulder: d / 2,
	outerShoulder: D / 2,
	fill: 0,
	end: "thrust",
	left: -B / 2,
	right: B / 2
});
/** The outer ring is narrower than the inner ring with its side plates by this share. Source: makers INA, SKF, evened out. */
var OUTER_OF_WIDTH = .95;
/** NATR: needles between side plates; NUTR: two rows of cylindrical rollers. `B` is the width over the plates. */
function yokeRollerSection(sizes, rows) {
	const { B } = sizes;
	const { ri, ro, H, h } = baseGeometry(sizes);
	const outer = OUTER_OF_WIDTH * h;
	const inside = ri + .24 * H;
	const outside = inside + (rows === 2 ? .32 : .22) * H;
	const plate = .12 * B;
	const plateTop = outside + .04 * H;
	const gap = rows === 2 ? .04 * B : 0;
	const end = outer - plate;
	const rollers = rows === 2 ? [box(-end, inside, -gap, outside, .05 * H), box(gap, inside, end, outside, .05 * H)] : [box(-end, inside, end, outside, .03 * H)];
	const side = (sign) => ring("a", box(sign * h, inside, sign * (end + .01 * B), plateTop));
	const middleRib = rows === 2 ? [ring("a", box(-gap * .8, outside - .08 * H, gap * .8, outside))] : [];
	return {
		parts: [
			ring("b", box(-h, ri, h, inside, .05 * Math.min(H, B))),
			ring("a", outline(yokeOutline({
				left: -outer,
				right: outer,
				ro,
				outside,
				crown: .03 * H,
				H
			}, plate, plateTop))),
			...middleRib,
			side(-1),
			side(1),
			...rollers.map(rollingElement),
			axis(lineSegment([-h, (inside + outside) / 2], [h, (inside + outside) / 2]))
		],
		...ends(sizes, (inside + outside) / 2, outside - inside),
		innerShoulder: inside,
		outerShoulder: plateTop
	};
}
function yokeOutline({ left, right, ro, outside, crown, H }, plate, plateTop) {
	const half = (right - left) / 2;
	const radius = (half * half + crown * crown) / (2 * crown);
	return [
		[left, ro - crown],
		[
			"A",
			radius,
			1,
			right,
			ro - crown
		],
		[right, plateTop + .03 * H],
		[right - plate, plateTop + .03 * H],
		[right - plate, outside],
		[left + plate, outside],
		[left + plate, plateTop + .03 * H],
		[left, plateTop + .03 * H]
	];
}
// src/bearings/drawing/drawing-types.ts
var isFull = ({ cage }) => cage === "full complement";
var ofSet = (build, looksLeft = false) => (sizes, drawn) => {
	const { pairing } = drawn.form;
	const single = build({
		...sizes,
		B: sizes.B / countInSet(pairing)
	}, drawn);
	return single && setSection({
		single,
		boreRadius: sizes.d / 2,
		looksLeft
	}, pairing);
};
var cylindrical = (ribs) => (sizes, { form }) => cylindricalRollerSection(sizes, isFull(form) ? {
	...ribs,
	isFull: true
} : ribs);
var multiRow = (rows) => (sizes, { form }) => multiRowRollerSection(sizes, isFull(form) ? {
	...rows,
	isFull: true
} : rows);
var needle$1 = (withInner, rows = 1) => (sizes, { faces }) => machinedNeedleSection(sizes, {
	withInner,
	rows,
	faces
});
var insert = (letters) => (sizes) => insertSection(sizes, INSERTS[letters]);
var tapered = ofSet((sizes) => taperedRollerSection(sizes), true);
var openCup = (sizes) => drawnCupSection(sizes);
var closedCup = (sizes) => drawnCupSection(sizes, true);
/** By the type of an item, and by the letters that an import may give in its place. */
var TYPE_BUILDERS = {
	"deep groove ball": ofSet((sizes, { faces }) => deepGrooveSection(sizes, faces)),
	"angular contact ball": ofSet((sizes, { faces, form }) => angularContactSection(sizes, form.contactAngleDegrees, faces)),
	"angular contact ball double row": (sizes, { faces, form }) => doubleRowBallSection(sizes, faces, form.contactAngleDegrees),
	"four-point contact ball": (sizes) => fourPointSection(sizes),
	"self-aligning ball": (sizes, { faces }) => selfAligningSection(sizes, faces),
	"cylindrical roller": cylindrical(RIBS.NU),
	NU: cylindrical(RIBS.NU),
	NJ: cylindrical(RIBS.NJ),
	N: cylindrical(RIBS.N),
	NF: cylindrical(RIBS.NF),
	NUP: cylindrical(RIBS.NUP),
	"cylindrical roller double row": multiRow(ROWS.NN),
	NN: multiRow(ROWS.NN),
	"cylindrical roller four-row": multiRow(ROWS.FC),
	"tapered roller": tapered,
	"tapered roller inch": tapered,
	"tapered roller double row": (sizes) => doubleRowTaperedSection(sizes),
	"tapered roller four-row": (sizes) => fourRowTaperedSection(sizes),
	"spherical roller": (sizes, { form }) => sphericalRollerSection(sizes, form.hasGuideRing),
	toroidal: (sizes, { form }) => toroidalSection(sizes, isFull(form)),
	"thrust ball": (sizes) => thrustBallSection(sizes),
	"cylindrical roller thrust": (sizes) => cylindricalThrustSection(sizes),
	"spherical roller thrust": (sizes) => sphericalThrustSection(sizes),
	"needle drawn cup open": openCup,
	"needle drawn cup closed": closedCup,
	HK: openCup,
	BK: closedCup,
	"needle roller": needle$1(true),
	"needle roller with inner ring": needle$1(true),
	NA: needle$1(true),
	"needle roller without inner ring": needle$1(false),
	"needle cage assembly": (sizes) => needleCageSection(sizes),
	"needle roller thrust": (sizes) => needleThrustSection(sizes, thrustCageMm(sizes.d)),
	"inner ring": (sizes) => innerRingSection(sizes),
	"cam follower": (sizes) => camFollowerSection(sizes),
	"spherical plain": (sizes, { faces }) => sphericalPlainSection(sizes, faces, false),
	"insert/unit": insert("UC"),
	UC: insert("UC"),
	"wheel hub": (sizes) => wheelHubSection(sizes),
	"adapter sleeve": (sizes) => adapterSleeveSection(sizes)
};
/** What only a designation says, see `drawingTypeFor`. */
var KIND_BUILDERS = {
	"deep groove ball double row": (sizes, { faces }) => doubleRowBallSection(sizes, faces),
	"self-aligning ball extended": (sizes, { faces }) => selfAligningSection(sizes, faces, true),
	NCF: cylindrical(RIBS.NCF),
	NJG: cylindrical(RIBS.NJG),
	RNU: cylindrical(RIBS.RNU),
	RN: cylindrical(RIBS.RN),
	NNU: multiRow(ROWS.NNU),
	NNC: multiRow(ROWS.NNC),
	NNCF: multiRow(ROWS.NNCF),
	NNCL: multiRow(ROWS.NNCL),
	NNF: multiRow(ROWS.NNF),
	FC: multiRow(ROWS.FC),
	FCD: multiRow(ROWS.FCD),
	"tapered roller steep": ofSet((sizes) => taperedRollerSection(sizes, true), true),
	"thrust ball double direction": (sizes) => doubleThrustBallSection(sizes),
	"thrust ball with sphered washer": (sizes) => thrustBallSection(sizes, { isSphered: true }),
	"thrust ball with seating washer": (sizes) => thrustBallSection(sizes, {
		isSphered: true,
		hasSeat: true
	}),
	"needle roller with inner ring two rows": needle$1(true, 2),
	"needle roller without inner ring two rows": needle$1(false, 2),
	KR: (sizes) => camFollowerSection(sizes),
	NATR: (sizes) => yokeRollerSection(sizes, 1),
	NUTR: (sizes) => yokeRollerSection(sizes, 2),
	LR: (sizes, { faces }) => deepGrooveSection(sizes, faces),
	"LR two rows": (sizes, { faces }) => doubleRowBallSection(sizes, faces),
	"spherical plain relubricated": (sizes, { faces }) => sphericalPlainSection(sizes, faces, true),
	SB: insert("SB"),
	SER: insert("SER"),
	UEL: insert("UEL"),
	SA: insert("SA"),
	UK: insert("UK")
};
Object.keys(TYPE_BUILDERS);
var SECTION_BUILDERS = {
	...TYPE_BUILDERS,
	...KIND_BUILDERS
};
/** 'contact seal x2' or a suffix such as '2Z', 'RS'; anything unknown is open. */
function facesOf(seal) {
	const text = seal?.toUpperCase() ?? "OPEN";
	if (text === "OPEN" || text === "") return {
		left: "open",
		right: "open"
	};
	if (text === "SHIELD AND SEAL") return {
		left: "shield",
		right: "seal"
	};
	const face = text.includes("Z") || text.startsWith("SHIELD") ? "shield" : "seal";
	if (/^(2Z|ZZ|2RS|2RZ)$|X2$/.test(text)) return {
		left: face,
		right: face
	};
	return /^(Z|RS|RZ)$|X1$/.test(text) ? {
		left: "open",
		right: face
	} : {
		left: "open",
		right: "open"
	};
}
var sectionForType = (type, sizes, seal, form) => Object.hasOwn(SECTION_BUILDERS, type) ? SECTION_BUILDERS[type]?.(sizes, {
	faces: facesOf(seal),
	form
}) : void 0;
// src/bearings/drawing/front-view.ts
var CENTRE_LINE_OVERHANG = 14;
function circleSvg(view, radiusMm, width, dash) {
	const ink = dash ? `stroke="${INK.thin}" stroke-dasharray="${dash}"` : `stroke="${INK.line}"`;
	return `<circle cx="${px(view.cx)}" cy="${px(view.cy)}" r="${px(radiusMm * view.scale)}" fill="none" ${ink} stroke-width="${width}"/>`;
}
var discPath = ({ cx, cy, scale }, radiusMm) => {
	const r = px(radiusMm * scale);
	const across = px(2 * radiusMm * scale);
	return `M${px(cx - radiusMm * scale)} ${px(cy)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0Z`;
};
function rollers(section, view, pen) {
	const { pitchRadius, rollerDiameter, fill, innerShoulder, outerShoulder } = section;
	const count = Math.max(6, Math.floor(fill * 2 * Math.PI * pitchRadius / rollerDiameter));
	const roller = (_, i) => {
		const angle = i / count * 2 * Math.PI - Math.PI / 2;
		const x = view.cx + pitchRadius * view.scale * Math.cos(angle);
		const y = view.cy + pitchRadius * view.scale * Math.sin(angle);
		return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(rollerDiameter / 2 * view.scale)}" fill="${INK.ball}" stroke="${INK.line}" stroke-width="1"/>`;
	};
	const gap = discPath(view, outerShoulder) + discPath(view, innerShoulder);
	return `<clipPath id="${pen.id}clip"><path clip-rule="evenodd" d="${gap}"/></clipPath><g clip-path="url(#${pen.id}clip)">${Array.from({ length: count }, roller).join("")}</g>`;
}
function rollingElementsView(section, sizes, view, pen) {
	const { innerShoulder, outerShoulder, pitchRadius } = section;
	const height = (sizes.D - sizes.d) / 2;
	const pitch = circleSvg(view, pitchRadius, 1, pen.dash);
	if (section.end === "thrust") return pitch;
	const shoulders = circleSvg(view, outerShoulder, 1) + circleSvg(view, innerShoulder, 1);
	if (section.end === "closed") return circleSvg(view, outerShoulder + .1 * height, 1) + shoulders;
	return shoulders + (section.parts.some((p) => p.kind === "roll") ? rollers(section, view, pen) : "") + pitch;
}
function frontView(section, sizes, view, pen) {
	const outside = sizes.D / 2;
	const bore = sizes.d / 2;
	const chamfer = .04 * (outside - bore);
	const reach = (section.outermost ?? outside) * view.scale + CENTRE_LINE_OVERHANG;
	return [
		circleSvg(view, outside, pen.weight),
		section.outermost === void 0 ? "" : circleSvg(view, section.outermost, pen.weight),
		circleSvg(view, bore, pen.weight),
		circleSvg(view, outside - chamfer, .75),
		circleSvg(view, bore + chamfer, .75),
		rollingElementsView(section, sizes, view, pen),
		thinLine(view.cx, view.cy - reach, view.cx, view.cy + reach, pen.dash)
	].join("");
}
// src/bearings/drawing/section-words.ts
var kindNames = {
	"deep groove ball double row": msg("two rows of balls"),
	"self-aligning ball extended": msg("extended inner ring"),
	"tapered roller steep": msg("steep contact angle"),
	"thrust ball double direction": msg("double direction"),
	"thrust ball with sphered washer": msg("sphered housing washer"),
	"thrust ball with seating washer": msg("sphered housing washer on its seating washer"),
	"needle roller with inner ring two rows": msg("two rows of needles"),
	"needle roller without inner ring two rows": msg("two rows of needles"),
	"spherical plain relubricated": msg("relubrication groove"),
	NU: msg("two ribs outside, none inside"),
	NJ: msg("two ribs outside, one inside"),
	NUP: msg("two ribs outside, one and a loose rib inside"),
	N: msg("two ribs inside, none outside"),
	NF: msg("two ribs inside, one outside"),
	NCF: msg("two ribs inside, one outside, without a cage"),
	NJG: msg("two ribs outside, one inside, without a cage"),
	RNU: msg("without an inner ring"),
	RN: msg("without an outer ring"),
	NN: msg("two rows, ribs inside"),
	NNU: msg("two rows, ribs outside"),
	UC: msg("set screws"),
	SB: msg("set screws"),
	UEL: msg("eccentric collar"),
	SA: msg("eccentric collar"),
	BK: msg("closed end"),
	KR: msg("on a stud")
};
var pairingNames = {
	DB: msg("a pair back to back"),
	DF: msg("a pair face to face"),
	DT: msg("a pair in tandem")
};
var cageNames = {
	brass: msg("brass cage"),
	polyamide: msg("polyamide cage"),
	"full complement": msg("without a cage")
};
/** What the section shows beyond its type, for who cannot see it. */
function sectionWords(type, form) {
	const { bore, snapRing, contactAngleDegrees: degrees } = form;
	return [...[
		kindNames[type],
		bore?.startsWith("taper") ? bore : void 0,
		snapRing && (snapRing.endsWith("R") ? msg("snap ring") : msg("snap ring groove")),
		form.hasLubricationGroove ? msg("relubrication groove") : void 0,
		form.hasFlange ? msg("flanged") : void 0,
		pairingNames[form.pairing ?? ""],
		cageNames[form.cage ?? ""]
	].flatMap((word) => word ? [translate(word)] : []), ...degrees === void 0 ? [] : [t`contact angle ${degrees}°`]].join(", ");
}
// src/bearings/drawing/section-svg.ts
var SMALL_BELOW_PX = 72;
var FRONT_VIEW_FROM_PX = 480;
function findSection({ type, d, D, B, seal, ...form }) {
	if (!(d > 0 && D > d && B > 0 && Number.isFinite(D) && Number.isFinite(B))) return void 0;
	const section = sectionForType(form.kind ?? type, {
		d,
		D,
		B
	}, seal, form);
	return section && withForm(section, {
		d,
		D,
		B
	}, form);
}
/** A symbol shows the usual angle, a drawing to read sizes from only one that is known. */
var symbolForm = (spec) => spec.size === "large" ? spec : {
	contactAngleDegrees: usualDegrees$1(spec.type),
	...spec
};
/** The section to scale as SVG, coloured by `--draw-*` variables only; '' for types that are not drawn. */
function sectionSvg(spec) {
	const complete = findSection(symbolForm(spec));
	if (!complete) return "";
	const rings = complete.parts.filter((part) => part.kind !== "roll" && part.kind !== "cage");
	const section = spec.ringsOnly ? {
		...complete,
		parts: rings
	} : complete;
	return spec.size === "large" ? largeSvg(spec, section) : smallSvg(spec, section, spec.size ?? 40);
}
var drawingTitleFor = ({ type, d, D, B }) => t`${translate(type)} bearing, ${mm(d)} × ${mm(D)} × ${mm(B)} mm`;
/** The title, and of a large drawing what the section shows. */
function labelOf(spec) {
	const title = spec.title ?? drawingTitleFor(spec);
	const words = spec.size === "large" ? sectionWords(spec.kind ?? spec.type, spec) : "";
	return words === "" ? title : t`${title}. Section: ${words}`;
}
function openTag(spec, width, height) {
	const title = labelOf(spec);
	return `<svg xmlns="http://www.w3.org/2000/svg" class="section-drawing" width="${px(width)}" height="${px(height)}" viewBox="0 0 ${px(width)} ${px(height)}" role="img" aria-label="${escapeXml(title)}">`;
}
var idOf = (spec) => `h${[
	spec.type,
	spec.d,
	spec.D,
	spec.B,
	spec.seal,
	spec.size,
	spec.width,
	spec.height,
	spec.key
].join("-")}`.replace(/[^a-zA-Z0-9-]/g, "_");
function smallSvg(spec, section, size) {
	const small = size < SMALL_BELOW_PX;
	const outermost = section.outermost ?? spec.D / 2;
	const high = outermost - spec.d / 2;
	const pad = small ? 1.5 : 4;
	const axisSpace = small ? 5 : 14;
	const available = size - 2 * pad;
	const fit = Math.min(available / (section.right - section.left), (available - axisSpace) / high);
	const scale = Math.min(spec.scale ?? fit, fit);
	const top = pad + (available - axisSpace - high * scale) / 2;
	const sheet = {
		x0: size / 2 - (section.left + section.right) / 2 * scale,
		axisY: top + outermost * scale,
		scale,
		...small && { decimals: 1 }
	};
	const pen = {
		small,
		weight: small ? 1.25 : 1.5,
		dash: "8 3 2 3",
		id: idOf(spec)
	};
	const axisY = size - pad;
	const inset = small ? 3 : 0;
	return [
		openTag(spec, size, size),
		small ? "" : hatchPatterns(pen.id, 5),
		partsSvg(section.parts, sheet, pen),
		spec.ringsOnly ? rollingElementCross(section, sheet) : "",
		thinLine(inset, axisY, size - inset, axisY, small ? "13 3 3 3" : "22 4 4 4"),
		"</svg>"
	].join("");
}
function rollingElementCross(section, sheet) {
	const reach = section.rollerDiameter * sheet.scale * .72;
	const y = sheet.axisY - section.pitchRadius * sheet.scale;
	const dash = "14 4 3 4";
	return thinLine(sheet.x0 - reach, y, sheet.x0 + reach, y, dash) + thinLine(sheet.x0, y - reach, sheet.x0, y + reach, dash);
}
function margins(spec, front) {
	if (spec.showDimensions === false) return {
		left: 16,
		right: front ? 56 : 16,
		top: 20,
		bottom: 20
	};
	return {
		left: 62,
		right: front ? 84 : 62,
		top: spec.centreLineFromEdge ? 54 : 22,
		bottom: 54
	};
}
function largeSvg(spec, section) {
	const width = spec.width ?? 640;
	const height = spec.height ?? 420;
	const front = spec.showFrontView !== false && width >= FRONT_VIEW_FROM_PX;
	const margin = margins(spec, front);
	const wide = section.right - section.left;
	const high = height - margin.top - margin.bottom;
	const across = width - margin.left - margin.right - 20;
	const tall = 2 * (section.outermost ?? spec.D / 2);
	const scale = spec.scale ?? Math.min(high / tall, across / (wide + (front ? tall : 0)));
	const used = margin.left + wide * scale + margin.right + (front ? tall * scale + 6 : 0);
	const x0 = Math.max(0, (width - used) / 2) + margin.left - section.left * scale;
	const cy = margin.top + high / 2;
	const upper = {
		x0,
		axisY: cy,
		scale
	};
	const pen = {
		small: false,
		weight: 1.75,
		dash: "14 4 3 4",
		id: idOf(spec)
	};
	const right = x0 + section.right * scale;
	const frontX = right + margin.right + tall / 2 * scale;
	const axisEnd = front ? frontX + tall / 2 * scale + 16 : right + 18;
	return [
		openTag(spec, width, height),
		hatchPatterns(pen.id, 6),
		boreEdges(section, spec, upper),
		partsSvg(section.parts, upper, pen),
		partsSvg(section.parts, {
			...upper,
			down: true
		}, pen),
		front ? frontView(section, spec, {
			cx: frontX,
			cy,
			scale
		}, pen) : "",
		thinLine(spec.centreLineFromEdge ? 0 : x0 + section.left * scale - 18, cy, axisEnd, cy, pen.dash),
		spec.showDimensions === false ? "" : dimensionLines(section, spec, upper),
		"</svg>"
	].join("");
}
function boreEdges(section, { d }, sheet) {
	const middle = (section.left + section.right) / 2;
	const lines = boreEdgesOf(section, d).map(([x, radius]) => {
		const at = sheet.x0 + x * sheet.scale + (x < middle ? EDGE_INSET_PX : -EDGE_INSET_PX);
		const half = radius * sheet.scale;
		return `M${px(at)} ${px(sheet.axisY - half)}V${px(sheet.axisY + half)}`;
	});
	return lines.length === 0 ? "" : `<path d="${lines.join("")}" stroke="${INK.line}" stroke-width="1" fill="none"/>`;
}
var EDGE_INSET_PX = .9;
// src/bearings/drawing/drawing-kind.ts
var byLetters = (pattern, kinds) => (number) => {
	const letters = pattern.exec(number)?.[1] ?? "";
	return kinds.includes(letters) ? letters : void 0;
};
var CYLINDRICAL = /(RNU|RN|NUP|NU|NJG|NJF|NJ|NH|NP|NCF|NF|N)\d/;
var SEVERAL_ROWS = /(NNU|NNCF|NNCL|NNC|NNF|NN|FCDP|FCD|FC)\d/;
var INSERT = /^S?(UCX?|UEL|UK|SER|SA|SB)[23X]?\d\d/;
var TRACK_ROLLER = /^(KR|CF|NATR|NATV|NART|NUTR|LR)\d/;
var DOUBLE_ROW_GROOVE = /^[A-Z]?4[23]\d\d(?!\d)/;
var EXTENDED_RING = /^11[23]\d\d(?!\d)/;
var THRUST_BALL = /^5([1234])[1234]\d\d/;
var STEEP_TAPER = /^(?:313\d\d|3[023]\d\d\d[BD])/;
var TWO_ROW_NEEDLE = /^R?NA69(?:0[6-9]|[1-9]\d|\/3)/;
var PLAIN = /^GE\d+(?:\.\d+)?([A-Z]*)/;
var WITH_SEAT = /\+U\d/;
var insertKinds = {
	UC: "UC",
	UCX: "UC"
};
var trackKinds = {
	CF: "KR",
	NATV: "NATR",
	NART: "NATR"
};
function thrustKind(number) {
	const digit = THRUST_BALL.exec(number)?.[1];
	if (digit === "2") return "thrust ball double direction";
	if (digit === "3") return WITH_SEAT.test(number) ? "thrust ball with seating washer" : "thrust ball with sphered washer";
	return digit === "4" ? void 0 : "thrust ball";
}
function plainKind(number) {
	const letters = PLAIN.exec(number)?.[1];
	if (letters === void 0 || /^(?:AX|AW|SX|SW)/.test(letters)) return void 0;
	return /^(?:ES|DO)/.test(letters) ? "spherical plain relubricated" : "spherical plain";
}
function trackKind(number) {
	const letters = TRACK_ROLLER.exec(number)?.[1];
	if (letters === "LR") return /^LR5[23]/.test(number) ? "LR two rows" : "LR";
	return letters && (trackKinds[letters] ?? letters);
}
function insertKind(number) {
	const letters = INSERT.exec(number)?.[1];
	return letters && (insertKinds[letters] ?? letters);
}
var needle = (type) => ({
	usual: type,
	of: (number) => TWO_ROW_NEEDLE.test(number) ? `${type} two rows` : type
});
var kindsByType = {
	"deep groove ball": {
		usual: "deep groove ball",
		of: (number) => DOUBLE_ROW_GROOVE.test(number) ? "deep groove ball double row" : "deep groove ball"
	},
	"self-aligning ball": {
		usual: "self-aligning ball",
		of: (number) => EXTENDED_RING.test(number) ? "self-aligning ball extended" : "self-aligning ball"
	},
	"angular contact ball": {
		usual: "angular contact ball",
		of: (number) => number.startsWith("ZKL") ? void 0 : "angular contact ball"
	},
	"cylindrical roller": {
		usual: "NU",
		of: byLetters(CYLINDRICAL, [
			"NU",
			"NJ",
			"NUP",
			"N",
			"NF",
			"NCF",
			"NJG",
			"RNU",
			"RN"
		])
	},
	"cylindrical roller double row": {
		usual: "NN",
		of: byLetters(SEVERAL_ROWS, [
			"NN",
			"NNU",
			"NNC",
			"NNCF",
			"NNCL",
			"NNF"
		])
	},
	"cylindrical roller four-row": {
		usual: "FC",
		of: byLetters(SEVERAL_ROWS, ["FC", "FCD"])
	},
	"tapered roller": {
		usual: "tapered roller",
		of: (number) => STEEP_TAPER.test(number) ? "tapered roller steep" : "tapered roller"
	},
	"thrust ball": {
		usual: "thrust ball",
		of: thrustKind
	},
	"needle roller with inner ring": needle("needle roller with inner ring"),
	"needle roller without inner ring": needle("needle roller without inner ring"),
	"needle drawn cup open": {
		usual: "needle drawn cup open",
		of: (number) => number.startsWith("BK") ? "BK" : "needle drawn cup open"
	},
	"cam follower": {
		usual: "KR",
		of: trackKind
	},
	"spherical plain": {
		usual: "spherical plain relubricated",
		of: plainKind
	},
	"insert/unit": {
		usual: "UC",
		of: insertKind
	}
};
/** The kind of section that is drawn; '' where the number is of a kind that is not known, so that no other is shown. */
function drawingTypeFor(type, designation = "") {
	const kinds = Object.hasOwn(kindsByType, type) ? kindsByType[type] : void 0;
	if (!kinds) return type;
	const number = designation.toUpperCase().replace(/[\s-]+/g, "");
	return number === "" ? kinds.usual : kinds.of(number) ?? "";
}
export { openTag as a, drawnPairings as c, hatchPatterns as d, outlinesSvg as f, thrustCageMm as g, thinLine as h, findSection as i, arrow as l, px as m, boreEdges as n, sectionSvg as o, partsSvg as p, drawingTitleFor as r, countInSet as s, drawingTypeFor as t, INK as u };
