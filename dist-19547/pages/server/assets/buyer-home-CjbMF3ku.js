import { c as t, o as plural } from "./i18n-DQ6MZoeU.js";
import { E as SearchBox, O as cataloguePdfPath, T as paperKinds, a as formatOpeningHours, b as Cells, c as useLocalStorage, d as Banners, g as Block, i as formatDuration, k as phoneHref, l as ProgressSteps, m as searchLink, s as StatusTag, t as consumeUnfinishedReview, u as Brands, w as paperKindLabel, y as Cell } from "./unfinished-review-Cm1aa4g2.js";
import { t as Container } from "./layout-BMvwVWYN.js";
import { n as useSite } from "./site-context-L-99E7Yr.js";
import { n as MailLink, t as BearingDrawing } from "./bearing-drawing-Ju5XNI_7.js";
import { i as isolateLtr, n as Checkbox, t as VisuallyHidden } from "./visually-hidden-cDO9_TMa.js";
import { n as ButtonLink, r as Icon, t as Button } from "./button-Bs10klbI.js";
import { t as Notice } from "./notice-BYQ9WImY.js";
import { a as Amount, c as Designation, d as itemHref, i as AvailabilityLabel, n as useCartSession, r as drawingPropsOf, s as can, t as randomId, y as useRootData } from "./random-id-Yu4xW53Q.js";
import { t as tRich } from "./rich-text-D8Xkn5Ux.js";
import { t as classNames } from "./class-names-D3lRdwnL.js";
import { A as formatNearDay, D as daysBetween, E as dayOf, T as dayAndMonth, _ as sizesText, i as countText, j as formatTime, t as availabilityDateText, w as addDays } from "./item-format.rule-CHSrSgAT.js";
import { a as formatMoney, c as Tag } from "./money-Cqh8-q7E.js";
import { r as isRefusal, t as call } from "./call-daruH5sf.js";
import { n as useToast } from "./toast-context-CvkueApL.js";
import { t as sum$1 } from "./sum-CjC6Kjuc.js";
import { t as TextArea } from "./text-input-BsqPqSe8.js";
import { Link, useNavigate, useRevalidator } from "react-router";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
var account_figures_module_default = {
	figures: "_figures_1qvva_1",
	big: "_big_1qvva_27",
	state: "_state_1qvva_32",
	notice: "_notice_1qvva_36",
	scale: "_scale_1qvva_49",
	period: "_period_1qvva_59"
};
// src/content/buyer-home/pay-link.ts
/** The account statement with these invoices ticked. */
var payHref = (invoices) => `/statement?pay=${invoices.map(({ number }) => encodeURIComponent(number)).join(",")}`;
var scale_bar_module_default = {
	bar: "_bar_ith48_1",
	used: "_used_ith48_19",
	planned: "_planned_ith48_23",
	free: "_free_ith48_27",
	late: "_late_ith48_31",
	key: "_key_ith48_35",
	swatch: "_swatch_ith48_43"
};
// src/content/buyer-home/scale-bar.ui.tsx
/** Amounts drawn to one scale, with the key below. */
function ScaleBar({ parts }) {
	const drawn = parts.filter(({ amount }) => amount > 0);
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("div", {
		className: scale_bar_module_default.bar,
		"aria-hidden": "true",
		children: drawn.map(({ label, amount, look }) => /* @__PURE__ */ jsx("span", {
			className: scale_bar_module_default[look],
			style: { "--share": amount }
		}, label))
	}), /* @__PURE__ */ jsx("ul", {
		className: scale_bar_module_default.key,
		children: drawn.map(({ label, amount, look }) => /* @__PURE__ */ jsxs("li", { children: [
			/* @__PURE__ */ jsx("span", {
				className: classNames(scale_bar_module_default.swatch, scale_bar_module_default[look]),
				"aria-hidden": "true"
			}),
			label,
			" ",
			/* @__PURE__ */ jsx(Amount, {
				value: amount,
				fallback: null
			})
		] }, label))
	})] });
}
// src/content/buyer-home/account-figures.ui.tsx
/** An Active account on one line: what it may still order on credit, drawn to scale. */
function AccountFigures({ money }) {
	if (!money.credit) return /* @__PURE__ */ jsx(PaysAtOnce, {});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [money.credit.available === 0 && /* @__PURE__ */ jsx(LimitReached, {
		money,
		credit: money.credit
	}), /* @__PURE__ */ jsx(CreditLine, {
		money,
		credit: money.credit
	})] });
}
function CreditLine({ money, credit }) {
	const { available, limit, open_orders, period_days, grace_days } = credit;
	return /* @__PURE__ */ jsxs("dl", {
		className: account_figures_module_default.figures,
		"aria-label": t`Account`,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: account_figures_module_default.state,
				children: [/* @__PURE__ */ jsx("dt", { children: t`Account` }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx(StatusTag, { standing: "active" }) })]
			}),
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: t`Available Balance` }), /* @__PURE__ */ jsx("dd", {
				className: account_figures_module_default.big,
				children: /* @__PURE__ */ jsx(Amount, {
					value: available,
					showCurrency: true,
					fallback: null
				})
			})] }),
			/* @__PURE__ */ jsxs("div", {
				className: account_figures_module_default.scale,
				children: [/* @__PURE__ */ jsx("dt", { children: tRich`Credit limit ${/* @__PURE__ */ jsx(Amount, {
					value: limit,
					showCurrency: true,
					fallback: null
				})}, to scale` }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx(ScaleBar, { parts: [
					{
						label: t`Invoices`,
						amount: money.unpaid,
						look: "used"
					},
					{
						label: t`Orders not yet invoiced`,
						amount: open_orders,
						look: "planned"
					},
					{
						label: t`Available`,
						amount: available,
						look: "free"
					}
				] }) })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: account_figures_module_default.period,
				children: [/* @__PURE__ */ jsx("dt", { children: t`Credit Period` }), /* @__PURE__ */ jsx("dd", { children: grace_days > 0 ? t`${plural(period_days, "day")} and ${grace_days} of grace` : plural(period_days, "day") })]
			})
		]
	});
}
function LimitReached({ money, credit }) {
	const pay = money.invoices.length > 0 && /* @__PURE__ */ jsx(ButtonLink, {
		kind: "primary",
		to: payHref(money.invoices),
		children: t`Pay invoices`
	});
	const limit = /* @__PURE__ */ jsx(Amount, {
		value: credit.limit,
		showCurrency: true
	});
	return /* @__PURE__ */ jsx("div", {
		className: account_figures_module_default.notice,
		children: /* @__PURE__ */ jsx(Notice, {
			kind: "warn",
			title: t`Your credit limit is used up`,
			action: pay,
			children: /* @__PURE__ */ jsx("p", { children: tRich`Unpaid invoices and open orders use all of ${limit}. Pay an invoice to order on credit again, or pay your next order online.` })
		})
	});
}
function PaysAtOnce() {
	const { contact } = useSite();
	return /* @__PURE__ */ jsxs("dl", {
		className: account_figures_module_default.figures,
		"aria-label": t`Account`,
		children: [/* @__PURE__ */ jsxs("div", {
			className: account_figures_module_default.state,
			children: [/* @__PURE__ */ jsx("dt", { children: t`Account` }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx(StatusTag, { standing: "active" }) })]
		}), /* @__PURE__ */ jsxs("div", {
			className: account_figures_module_default.scale,
			children: [/* @__PURE__ */ jsx("dt", { children: t`How you pay` }), /* @__PURE__ */ jsx("dd", { children: tRich`With each order, online. To order on credit, write to ${/* @__PURE__ */ jsx(MailLink, { to: contact.email })}.` })]
		})]
	});
}
var account_on_its_way_module_default = {
	account: "_account_1nzj1_1",
	way: "_way_1nzj1_9",
	kind: "_kind_1nzj1_13",
	reason: "_reason_1nzj1_27",
	action: "_action_1nzj1_34",
	steps: "_steps_1nzj1_38",
	questions: "_questions_1nzj1_42",
	papers: "_papers_1nzj1_48",
	missing: "_missing_1nzj1_84"
};
// src/content/buyer-home/account-on-its-way.ui.tsx
/** What keeps the account from seeing prices, how far it has come, and the one thing to do. */
function AccountOnItsWay({ state, progress }) {
	const { kind, title, text, action } = wordsFor(state);
	const { contact, calendar } = useSite();
	const mail = /* @__PURE__ */ jsx(MailLink, { to: contact.email });
	const phone = /* @__PURE__ */ jsx("a", {
		href: phoneHref(contact.phone),
		children: contact.phone
	});
	return /* @__PURE__ */ jsxs("section", {
		className: account_on_its_way_module_default.account,
		"aria-labelledby": "account-state",
		children: [/* @__PURE__ */ jsxs("div", {
			className: account_on_its_way_module_default.way,
			children: [
				/* @__PURE__ */ jsx("p", {
					className: account_on_its_way_module_default.kind,
					children: kind
				}),
				/* @__PURE__ */ jsx("h1", {
					id: "account-state",
					children: title
				}),
				/* @__PURE__ */ jsx("p", { children: text }),
				state === "pending" && progress.checked_by && /* @__PURE__ */ jsx("p", { children: t`We check it by ${momentText$1(progress.checked_by, calendar.timeZone)}.` }),
				progress.reason && /* @__PURE__ */ jsx("p", {
					className: account_on_its_way_module_default.reason,
					children: t`Our team wrote: ${progress.reason}`
				}),
				action && /* @__PURE__ */ jsx("div", {
					className: account_on_its_way_module_default.action,
					children: action
				}),
				/* @__PURE__ */ jsx("div", {
					className: account_on_its_way_module_default.steps,
					children: /* @__PURE__ */ jsx(Steps, {
						state,
						progress
					})
				}),
				/* @__PURE__ */ jsx("p", {
					className: account_on_its_way_module_default.questions,
					children: tRich`Questions? Ask ${mail} or ${phone}.`
				})
			]
		}), showsPapers(state, progress) && /* @__PURE__ */ jsx(Papers, { progress })]
	});
}
/** Once they are verified, only where staff want another one. */
function showsPapers(state, { asked, papers }) {
	const isWanted = asked.length > 0 || papers.some(({ status }) => status === "rejected");
	return state === "pending" || state === "approval" && isWanted;
}
function wordsFor(state) {
	if (state === "unverified") return {
		kind: t`E-mail address not verified`,
		title: t`Verify your e-mail address`,
		text: t`Open the link that we have sent you, or ask for a new one. Your cart, orders and profile open at once.`,
		action: /* @__PURE__ */ jsx(ButtonLink, {
			kind: "primary",
			to: "/emailverification",
			children: t`Verify e-mail address`
		})
	};
	if (state === "no-profile") return {
		kind: t`Profile not complete`,
		title: t`Complete your profile to see prices and stock`,
		text: t`Tell us your tax number, billing address and delivery address. Our team checks them and opens your prices.`,
		action: /* @__PURE__ */ jsx(ButtonLink, {
			kind: "primary",
			to: "/register",
			children: t`Update Profile`
		})
	};
	if (state === "approval") return {
		kind: t`Approval Pending`,
		title: t`You can order what is in your cart`,
		text: t`Your papers are verified; our approval of the account is still to come. Until then you pay by bank transfer. We will e-mail you as soon as it is done.`,
		action: /* @__PURE__ */ jsx(ButtonLink, {
			kind: "primary",
			to: "/cart",
			children: t`View cart`
		})
	};
	return {
		kind: t`Verification Pending`,
		title: t`We are checking your account`,
		text: t`You see prices and stock, and can order, once our team has checked your papers. We will e-mail you as soon as it is done.`
	};
}
var stepBefore = {
	unverified: 1,
	"no-profile": 2,
	pending: 3,
	approval: 4
};
function Steps({ state, progress: { signed_up_at, verified_at, profile_at } }) {
	const { timeZone } = useSite().calendar;
	const times = [
		signed_up_at,
		verified_at,
		profile_at
	];
	const steps = [
		t`Signed up`,
		t`E-mail verified`,
		t`Profile sent`,
		t`Papers checked`,
		t`Active`
	].map((name, index) => {
		const [at, next] = [times[index], times[index + 1]];
		const span = at && next ? formatDuration(new Date(at), new Date(next)) : void 0;
		return {
			name,
			note: at ? momentText$1(at, timeZone) : void 0,
			span
		};
	});
	return /* @__PURE__ */ jsx(ProgressSteps, {
		label: t`Your account`,
		steps,
		now: stepBefore[state] ?? 3
	});
}
function momentText$1(at, timeZone) {
	const moment = new Date(at);
	return `${formatNearDay(dayOf(moment, timeZone))}, ${formatTime(moment, timeZone)}`;
}
function Papers({ progress }) {
	return /* @__PURE__ */ jsxs("div", {
		className: account_on_its_way_module_default.papers,
		children: [/* @__PURE__ */ jsx("h2", { children: t`Your papers` }), /* @__PURE__ */ jsx("ul", { children: paperKinds.map((kind) => /* @__PURE__ */ jsx(Paper, {
			kind,
			progress
		}, kind)) })]
	});
}
function Paper({ kind, progress }) {
	const site = useSite();
	const latest = progress.papers.find((paper) => paper.kind === kind);
	const asked = progress.asked.find((one) => one.kind === kind);
	const label = paperKindLabel(kind, site);
	const isMissing = asked !== void 0 || latest?.status === "rejected" || latest === void 0;
	return /* @__PURE__ */ jsxs("li", {
		className: isMissing ? account_on_its_way_module_default.missing : void 0,
		children: [/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: label }), /* @__PURE__ */ jsx("small", { children: asked?.sentence || latest?.reason || latest?.file_name || t`Not uploaded yet` })] }), isMissing ? /* @__PURE__ */ jsx(ButtonLink, {
			small: true,
			to: "/my-profile",
			"aria-label": t`Upload ${label}`,
			children: t`Upload`
		}) : /* @__PURE__ */ jsx(Tag, {
			kind: latest.status === "accepted" ? "good" : "quiet",
			children: latest.status === "accepted" ? t`Accepted` : t`Being checked`
		})]
	});
}
// src/content/buyer-home/account-state.rule.ts
function accountState({ emailVerified, profileDone, standing, overdue, available }) {
	if (!emailVerified) return "unverified";
	if (!profileDone) return "no-profile";
	if (standing === "pending" || standing === "approval") return standing;
	if (standing === "overdue" || overdue > 0) return "overdue";
	if (available === void 0) return "pays-at-once";
	return available > 0 ? "on-credit" : "limit-reached";
}
// src/content/buyer-home/time-left.rule.ts
var warnedDays = 3;
function timeLeft(until, today) {
	const days = daysBetween(today, until);
	if (days < 0) return {
		days,
		tone: "bad"
	};
	return {
		days,
		tone: days <= warnedDays ? "warn" : "plain"
	};
}
var work_list_module_default = {
	list: "_list_17kbq_1",
	head: "_head_17kbq_5",
	count: "_count_17kbq_13",
	more: "_more_17kbq_24",
	foot: "_foot_17kbq_33",
	item: "_item_17kbq_41",
	lead: "_lead_17kbq_58",
	text: "_text_17kbq_64",
	title: "_title_17kbq_68",
	line: "_line_17kbq_94",
	end: "_end_17kbq_104",
	amount: "_amount_17kbq_117",
	time: "_time_17kbq_123",
	left: "_left_17kbq_129",
	warn: "_warn_17kbq_172",
	bad: "_bad_17kbq_176",
	good: "_good_17kbq_180",
	until: "_until_17kbq_196",
	leaf: "_leaf_17kbq_203",
	now: "_now_17kbq_224",
	late: "_late_17kbq_232"
};
// src/content/buyer-home/time-left.ui.tsx
/** Beyond this the dimension does not grow. */
var longestDays = 45;
/** The days as a dimension of a drawing, all to one scale, with the words beside it. */
function TimeLeftLine({ days, tone, children, note }) {
	const length = Math.min(Math.abs(days), longestDays);
	return /* @__PURE__ */ jsxs("span", {
		className: work_list_module_default.time,
		children: [/* @__PURE__ */ jsxs("span", {
			className: classNames(work_list_module_default.left, work_list_module_default[tone]),
			style: { "--days": length },
			children: [/* @__PURE__ */ jsx("i", { "aria-hidden": "true" }), /* @__PURE__ */ jsx("b", { children })]
		}), note && /* @__PURE__ */ jsx("span", {
			className: work_list_module_default.until,
			children: note
		})]
	});
}
// src/content/buyer-home/use-order-quote.ts
/** One press puts a quote into the cart, with its own quantity and price, and opens the cart. */
function useOrderQuote() {
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const toast = useToast();
	const [ordering, setOrdering] = useState(0);
	async function order(quote, idempotencyKey = randomId()) {
		setOrdering(quote.line_id);
		const item_info = [{
			item_id: quote.itemcode,
			item_name: quote.itemname,
			quantity: String(quote.quantity),
			flag: "rfq_history",
			rfq_id: quote.rfi
		}];
		try {
			const reply = await call("POST /api/add_item/", { item_info }, { idempotencyKey });
			if (isRefusal(reply)) {
				toast({
					kind: "bad",
					message: reply.message
				});
				await revalidate();
			} else await navigate("/cart");
		} catch (cause) {
			const retry = () => void order(quote, idempotencyKey);
			toast({
				kind: "bad",
				message: cause.message,
				action: {
					label: t`Retry`,
					onPress: retry
				}
			});
		}
		setOrdering(0);
	}
	return {
		order: (quote) => order(quote),
		ordering
	};
}
// src/content/buyer-home/work-list.ui.tsx
function WorkList({ id, title, count, more, foot, children }) {
	const headingId = useId();
	return /* @__PURE__ */ jsxs("section", {
		id,
		className: work_list_module_default.list,
		"aria-labelledby": headingId,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: work_list_module_default.head,
				children: [
					/* @__PURE__ */ jsx("h2", {
						id: headingId,
						children: title
					}),
					count !== void 0 && /* @__PURE__ */ jsx("span", {
						className: work_list_module_default.count,
						children: count
					}),
					more && /* @__PURE__ */ jsx(Link, {
						className: work_list_module_default.more,
						to: more.to,
						children: more.label
					})
				]
			}),
			children,
			foot && /* @__PURE__ */ jsx("p", {
				className: work_list_module_default.foot,
				children: foot
			})
		]
	});
}
function WorkItem({ lead, title, text, time, amount, action }) {
	return /* @__PURE__ */ jsxs("li", {
		className: work_list_module_default.item,
		children: [
			/* @__PURE__ */ jsx("span", {
				className: work_list_module_default.lead,
				children: lead
			}),
			/* @__PURE__ */ jsxs("div", {
				className: work_list_module_default.text,
				children: [
					/* @__PURE__ */ jsx("div", {
						className: work_list_module_default.title,
						children: title
					}),
					text && /* @__PURE__ */ jsx("span", {
						className: work_list_module_default.line,
						children: text
					}),
					time
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: work_list_module_default.end,
				children: [amount && /* @__PURE__ */ jsx("span", {
					className: work_list_module_default.amount,
					children: amount
				}), action]
			})
		]
	});
}
// src/content/buyer-home/answered-quotes.ui.tsx
function AnsweredQuotes({ quotes, today }) {
	const { order, ordering } = useOrderQuote();
	if (quotes.total === 0 && quotes.waiting === 0) return null;
	return /* @__PURE__ */ jsx(WorkList, {
		title: t`Quotes answered`,
		count: quotes.total,
		more: {
			to: "/rfq-history",
			label: t`RFI History`
		},
		foot: footText(quotes),
		children: /* @__PURE__ */ jsx("ul", { children: quotes.lines.map((quote) => /* @__PURE__ */ jsx(WorkItem, {
			lead: /* @__PURE__ */ jsx(BearingDrawing, {
				...drawingPropsOf(quote),
				framed: true,
				decorative: true
			}),
			title: /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(Designation, {
					to: `/order-detail?rfi=${quote.rfi}`,
					children: quote.itemname
				}),
				" ",
				quote.brandname
			] }),
			text: tRich`${countText(quote.quantity)} × ${/* @__PURE__ */ jsx(Amount, {
				value: quote.unit_price,
				showCurrency: true
			})}`,
			time: /* @__PURE__ */ jsx(QuoteTime, {
				until: quote.valid_until,
				today
			}),
			amount: /* @__PURE__ */ jsx(Amount, {
				value: quote.total,
				showCurrency: true
			}),
			action: quote.in_cart ? /* @__PURE__ */ jsx(ButtonLink, {
				small: true,
				to: "/cart",
				children: t`In your cart`
			}) : /* @__PURE__ */ jsx(Button, {
				small: true,
				busy: ordering === quote.line_id,
				busyLabel: t`Adding`,
				"aria-label": t`Order ${countText(quote.quantity)} of ${quote.itemname}`,
				onClick: () => void order(quote),
				children: t`Order ${countText(quote.quantity)}`
			})
		}, quote.line_id)) })
	});
}
function QuoteTime({ until, today }) {
	const { days, tone } = timeLeft(until, today);
	return /* @__PURE__ */ jsx(TimeLeftLine, {
		days,
		tone,
		note: days > 0 && t`to ${formatNearDay(until)}`,
		children: days > 0 ? t`${plural(days, "day")} left` : t`last day`
	});
}
function footText({ total, lines, waiting, waiting_since }) {
	const more = total - lines.length;
	return [
		more > 0 && t`${plural(more, "more quote")} in RFI History`,
		waiting > 0 && waitingText(waiting, waiting_since),
		total === 0 && t`No quote can be ordered at the moment`
	].filter(Boolean).join(". ");
}
var waitingText = (lines, since) => lines === 1 ? t`${plural(lines, "line")} is waiting for our answer, asked ${formatNearDay(since)}` : t`${plural(lines, "line")} are waiting for our answer, the first asked ${formatNearDay(since)}`;
var buyer_home_module_default = {
	waiting: "_waiting_f2qy3_2",
	again: "_again_f2qy3_13"
};
// src/content/buyer-home/first-steps.ui.tsx
/** For an account that has ordered nothing yet. */
function FirstSteps() {
	const [example = ""] = useSite().home.exampleSearches;
	const steps = [
		{
			icon: "search",
			title: t`All products`,
			text: t`Every item with sizes, drawing, data sheet and DXF`,
			to: "/listing"
		},
		{
			icon: "retry",
			title: t`Find an interchangeable bearing`,
			text: t`Type any maker's number, for example ${example}`,
			to: searchLink(example)
		},
		{
			icon: "upload",
			title: t`Order a whole list`,
			text: t`Paste it, or upload CSV or XLSX`,
			to: "/quick-order"
		},
		{
			icon: "download",
			title: t`Catalogue`,
			text: t`As PDF, by maker and type`,
			to: cataloguePdfPath()
		}
	];
	return /* @__PURE__ */ jsx(WorkList, {
		title: t`Where to begin`,
		children: /* @__PURE__ */ jsx("ul", { children: steps.map(({ icon, title, text, to }) => /* @__PURE__ */ jsx(WorkItem, {
			lead: /* @__PURE__ */ jsx(Icon, { name: icon }),
			title: /* @__PURE__ */ jsx(Link, {
				to,
				reloadDocument: to === cataloguePdfPath(),
				children: title
			}),
			text,
			action: /* @__PURE__ */ jsx(Icon, { name: "chevron-right" })
		}, to)) })
	});
}
// src/content/buyer-home/day-leaf.ui.tsx
/** A day as a leaf in a title block; '' is a day that is not known yet. */
function DayLeaf({ day, tone }) {
	const [number, month] = day === "" ? ["–", t`no date`] : dayAndMonth(day);
	return /* @__PURE__ */ jsxs("span", {
		className: classNames(work_list_module_default.leaf, tone && work_list_module_default[tone]),
		"aria-hidden": "true",
		children: [/* @__PURE__ */ jsx("b", { children: number }), /* @__PURE__ */ jsx("span", { children: month })]
	});
}
// src/content/buyer-home/invoices-to-pay.ui.tsx
var shown = 5;
function InvoicesToPay({ money, today, withoutOverdue }) {
	const listed = money.invoices.filter(({ overdue }) => !(withoutOverdue && overdue));
	if (listed.length === 0) return null;
	const count = money.total - (money.invoices.length - listed.length);
	const unpaid = withoutOverdue ? money.unpaid - money.overdue : money.unpaid;
	return /* @__PURE__ */ jsx(WorkList, {
		title: withoutOverdue ? t`Not due yet` : t`To pay`,
		count,
		more: {
			to: "/statement",
			label: t`Account Statement`
		},
		foot: count > 1 && /* @__PURE__ */ jsx(Foot, {
			invoices: listed,
			count,
			unpaid
		}),
		children: /* @__PURE__ */ jsx("ul", { children: listed.slice(0, shown).map((invoice) => /* @__PURE__ */ jsx(InvoiceItem, {
			invoice,
			money,
			today
		}, invoice.number)) })
	});
}
function InvoiceItem({ invoice, money, today }) {
	const { number, order_no, due_on, unpaid } = invoice;
	return /* @__PURE__ */ jsx(WorkItem, {
		lead: /* @__PURE__ */ jsx(DayLeaf, {
			day: due_on,
			tone: due_on < today ? "late" : void 0
		}),
		title: /* @__PURE__ */ jsx(Designation, {
			to: "/statement",
			children: number
		}),
		text: order_no && tRich`Order ${/* @__PURE__ */ jsx(Designation, { children: order_no })}`,
		time: /* @__PURE__ */ jsx(DueTime, {
			invoice,
			today,
			graceDays: money.credit?.grace_days ?? 0
		}),
		amount: /* @__PURE__ */ jsx(Amount, {
			value: unpaid,
			showCurrency: true
		}),
		action: /* @__PURE__ */ jsx(ButtonLink, {
			small: true,
			to: payHref([invoice]),
			"aria-label": t`Pay ${number}`,
			children: t`Pay`
		})
	});
}
function DueTime({ invoice, today, graceDays }) {
	const { days, tone } = timeLeft(invoice.due_on, today);
	const note = days < 0 && !invoice.overdue ? t`grace to ${formatNearDay(addDays(invoice.due_on, graceDays))}` : t`due ${formatNearDay(invoice.due_on)}`;
	return /* @__PURE__ */ jsx(TimeLeftLine, {
		days,
		tone,
		note,
		children: days < 0 ? t`${plural(-days, "day")} late` : days === 0 ? t`today` : plural(days, "day")
	});
}
function Foot({ invoices, count, unpaid }) {
	const sum = /* @__PURE__ */ jsx(Amount, {
		value: unpaid,
		showCurrency: true
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		tRich`${plural(count, "invoice")}, ${sum} unpaid.`,
		" ",
		count === invoices.length && /* @__PURE__ */ jsx(Link, {
			to: payHref(invoices),
			children: t`Pay all`
		})
	] });
}
// src/content/buyer-home/left-cart.ui.tsx
/** Keeps the words of the cart's link, which other pages use too. */
function LeftCart({ cart, today }) {
	const { timeZone } = useSite().calendar;
	if (cart.lines === 0) return null;
	return /* @__PURE__ */ jsx(WorkList, {
		title: t`Cart`,
		children: /* @__PURE__ */ jsx("ul", { children: /* @__PURE__ */ jsx(WorkItem, {
			lead: /* @__PURE__ */ jsx(Icon, { name: "cart" }),
			title: /* @__PURE__ */ jsx(Link, {
				to: "/cart",
				children: t`${plural(cart.lines, "item")} in your cart`
			}),
			text: cart.ready > 0 && t`${countText(cart.ready)} can be ordered today`,
			time: /* @__PURE__ */ jsx("small", { children: t`last added ${momentText(cart.changed_at, today, timeZone)}` }),
			amount: cart.total > 0 && /* @__PURE__ */ jsx(Amount, {
				value: cart.total,
				showCurrency: true
			}),
			action: /* @__PURE__ */ jsx(ButtonLink, {
				small: true,
				to: "/cart",
				children: t`Open`
			})
		}) })
	});
}
/** For an account that sees no prices yet: what it has chosen is not lost. */
function KeptLines({ cart }) {
	const site = useSite();
	if (cart.lines === 0) return null;
	const more = cart.lines - cart.newest.length;
	const kept = t`Prices, stock and delivery days are shown here once the account is Active.`;
	return /* @__PURE__ */ jsx(WorkList, {
		title: t`Kept for you`,
		count: cart.lines,
		more: {
			to: "/cart",
			label: t`Cart`
		},
		foot: more > 0 ? t`${plural(more, "more line")} in your cart. ${kept}` : kept,
		children: /* @__PURE__ */ jsx("ul", { children: cart.newest.map((line) => /* @__PURE__ */ jsx(WorkItem, {
			lead: /* @__PURE__ */ jsx(BearingDrawing, {
				...drawingPropsOf(line),
				framed: true,
				decorative: true
			}),
			title: /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(Designation, {
					to: itemHref(site, line),
					children: line.itemname
				}),
				" ",
				line.brandname
			] }),
			text: sizesText(line),
			amount: plural(line.quantity, "piece")
		}, `${line.itemid} ${line.quantity}`)) })
	});
}
function momentText(at, today, timeZone) {
	const moment = new Date(at);
	const day = dayOf(moment, timeZone);
	return day === today ? t`today at ${formatTime(moment, timeZone)}` : formatNearDay(day);
}
// src/content/buyer-home/list-in-progress.ui.tsx
/** A list that was read in quick order and not added yet; this browser keeps it. */
function ListInProgress() {
	const lines = (useLocalStorage("quickOrder") ?? "").split("\n").filter((line) => line.trim() !== "").length;
	if (lines === 0) return null;
	return /* @__PURE__ */ jsx(WorkList, {
		title: t`Quick order`,
		children: /* @__PURE__ */ jsx("ul", { children: /* @__PURE__ */ jsx(WorkItem, {
			lead: /* @__PURE__ */ jsx(Icon, { name: "upload" }),
			title: /* @__PURE__ */ jsx(Link, {
				to: "/quick-order",
				children: t`A list of ${plural(lines, "line")}`
			}),
			text: t`Kept in this browser, not in your cart yet`,
			action: /* @__PURE__ */ jsx(ButtonLink, {
				small: true,
				to: "/quick-order",
				children: t`Continue`
			})
		}) })
	});
}
var ordered_before_module_default = {
	item: "_item_1qyjd_1",
	name: "_name_1qyjd_19",
	last: "_last_1qyjd_39",
	price: "_price_1qyjd_40",
	again: "_again_1qyjd_51",
	orders: "_orders_1qyjd_61",
	availability: "_availability_1qyjd_96"
};
// src/content/buyer-home/use-add-again.ts
/** One press adds the last quantity to the cart, the next takes it back; what was in the cart before stays. */
function useAddAgain(item) {
	const [isAdded, setAdded] = useState(false);
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState("");
	const { revalidate } = useRevalidator();
	const toast = useToast();
	async function run(step, words) {
		setBusy(true);
		try {
			const problem = await step();
			if (problem === void 0) setAdded(!isAdded);
			else toast({
				kind: "bad",
				message: problem
			});
			setSaid(problem === void 0 ? words : "");
			setBusy(false);
			await revalidate();
		} catch (cause) {
			setBusy(false);
			toast({
				kind: "bad",
				message: cause.message
			});
		}
	}
	const count = countText(item.quantity);
	return {
		isAdded,
		busy,
		said,
		add: () => void run(() => addToCart(item), t`${count} × ${item.itemname} added to your cart`),
		undo: () => void run(() => takeBack(item), t`${count} × ${item.itemname} taken out of your cart`)
	};
}
/** Why it was not added, if it was not. */
async function addToCart({ itemid, itemname, quantity }) {
	const reply = await call("POST /api/add_item/", { item_info: [{
		item_id: String(itemid),
		item_name: itemname,
		quantity: String(quantity),
		flag: "merge_cart"
	}] }, { idempotencyKey: randomId() });
	return isRefusal(reply) ? reply.message : reply.rejected[0]?.reason;
}
async function takeBack({ itemid, quantity }) {
	const cart = await call("GET /api/display_additem/", {});
	if (isRefusal(cart)) return cart.message;
	const line = cart.itemdetails.find((one) => one.itemid === itemid && one.status !== "4");
	if (!line) return void 0;
	const left = line.quantity - quantity;
	const item_id = line.item_detail_id;
	const reply = left > 0 ? await call("POST /api/update_item_quantity/", {
		item_id,
		item_quantity: String(left)
	}) : await call("POST /api/remove_item_cart/", { item_detail_id: item_id });
	return isRefusal(reply) ? reply.message : void 0;
}
// src/content/buyer-home/ordered-before.ui.tsx
var orderedBeforeAnchor = "ordered-before";
function OrderedBefore({ items }) {
	if (items.length === 0) return null;
	return /* @__PURE__ */ jsx(WorkList, {
		id: orderedBeforeAnchor,
		title: t`Ordered before`,
		more: {
			to: "/order-history",
			label: t`Order History`
		},
		foot: /* @__PURE__ */ jsx(WholeOrders, { items }),
		children: /* @__PURE__ */ jsx("ul", { children: items.map((item) => /* @__PURE__ */ jsx(OrderedItem, { item }, item.itemid)) })
	});
}
var shownOrders = 2;
/** On the page of an order all of it is ordered again, or the lines that are ticked. */
function WholeOrders({ items }) {
	const orders = new Map(items.map(({ order_no, order_lines }) => [order_no, order_lines]));
	return /* @__PURE__ */ jsxs("span", {
		className: ordered_before_module_default.orders,
		children: [/* @__PURE__ */ jsx("span", { children: t`A whole order again` }), [...orders].slice(0, shownOrders).map(([number, lines]) => /* @__PURE__ */ jsx(Link, {
			to: `/order-detail?order=${number}`,
			children: `${number}, ${plural(lines, "line")}`
		}, number))]
	});
}
function OrderedItem({ item }) {
	const site = useSite();
	const { itemname, brandname, quantity, last_on, rhythm, Availability, exp_dod } = item;
	const available = Availability === "Stock" && item.free_stock > 0 && t`${countText(item.free_stock)} in stock`;
	return /* @__PURE__ */ jsxs("li", {
		className: ordered_before_module_default.item,
		children: [
			/* @__PURE__ */ jsx(BearingDrawing, {
				...drawingPropsOf(item),
				framed: true,
				decorative: true
			}),
			/* @__PURE__ */ jsxs("div", {
				className: ordered_before_module_default.name,
				children: [/* @__PURE__ */ jsx(Designation, {
					to: itemHref(site, item),
					children: itemname
				}), /* @__PURE__ */ jsx("span", { children: [brandname, sizesText(item)].filter(Boolean).join(" · ") })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: ordered_before_module_default.last,
				children: [t`${countText(quantity)} on ${formatNearDay(last_on)}`, rhythm && /* @__PURE__ */ jsx("span", { children: rhythm })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: ordered_before_module_default.price,
				children: [/* @__PURE__ */ jsx(Amount, {
					value: item.your_price,
					showCurrency: true
				}), /* @__PURE__ */ jsx(PriceChange, { item })]
			}),
			/* @__PURE__ */ jsx("div", {
				className: ordered_before_module_default.availability,
				children: /* @__PURE__ */ jsx(AvailabilityLabel, {
					status: Availability,
					when: available || availabilityDateText(Availability, exp_dod)
				})
			}),
			/* @__PURE__ */ jsx(AddAgain, { item })
		]
	});
}
function PriceChange({ item: { your_price, last_price } }) {
	if (your_price === 0 || last_price === 0) return null;
	const change = Math.round((your_price - last_price) * 100) / 100;
	if (change === 0) return /* @__PURE__ */ jsx("span", { children: t`same price` });
	const amount = /* @__PURE__ */ jsx(Amount, {
		value: Math.abs(change),
		showCurrency: true
	});
	return /* @__PURE__ */ jsx("span", { children: change > 0 ? tRich`${amount} more` : tRich`${amount} less` });
}
function AddAgain({ item }) {
	const { session } = useCartSession();
	const { isAdded, busy, said, add, undo } = useAddAgain(item);
	if (!can(session?.standing, "add-to-cart")) return null;
	const count = countText(item.quantity);
	return /* @__PURE__ */ jsxs("div", {
		className: ordered_before_module_default.again,
		children: [/* @__PURE__ */ jsx(Button, {
			small: true,
			kind: isAdded ? "quiet" : "plain",
			icon: isAdded ? "check" : void 0,
			busy,
			"aria-label": isAdded ? t`Undo: take ${count} × ${item.itemname} out of your cart` : t`Add ${count} × ${item.itemname}`,
			onClick: isAdded ? undo : add,
			children: isAdded ? t`In cart · Undo` : t`Add ${count}`
		}), /* @__PURE__ */ jsx(VisuallyHidden, { children: /* @__PURE__ */ jsx("span", {
			role: "status",
			children: said
		}) })]
	});
}
// src/content/buyer-home/orders-on-the-way.ui.tsx
function OrdersOnTheWay({ found, today }) {
	if (found.total === 0) return null;
	const more = found.total - found.orders.length;
	return /* @__PURE__ */ jsx(WorkList, {
		title: t`On the way`,
		count: found.total,
		more: {
			to: "/order-history",
			label: t`Order History`
		},
		foot: more > 0 && t`${plural(more, "more order")} in Order History`,
		children: /* @__PURE__ */ jsx("ul", { children: found.orders.map((order) => /* @__PURE__ */ jsx(WorkItem, {
			lead: /* @__PURE__ */ jsx(DayLeaf, {
				day: order.expected_on,
				tone: order.expected_on === today ? "now" : void 0
			}),
			title: /* @__PURE__ */ jsx(Designation, {
				to: orderHref(order),
				children: order.order_no
			}),
			text: stageText(order),
			time: /* @__PURE__ */ jsx(ArrivalTime, {
				day: order.expected_on,
				today
			}),
			amount: order.purchase_order_no && /* @__PURE__ */ jsx("small", { children: isolateLtr(order.purchase_order_no) }),
			action: /* @__PURE__ */ jsx(TrackOrder, { order })
		}, order.order_no)) })
	});
}
var orderHref = ({ order_no }) => `/order-detail?order=${order_no}`;
/** '60 pieces, left Mumbai Wed 18 Nov' */
function stageText({ stage, pieces, lines, item_name, branch, sent_on }) {
	const goods = item_name ? `${countText(pieces)} × ${item_name}` : plural(pieces, "piece");
	if (stage === "sent") return t`${goods}, left ${branch} ${formatNearDay(sent_on)}`;
	if (stage === "rest") return t`${goods} still to come`;
	const all = item_name ? goods : plural(lines, "line");
	return stage === "approval" ? t`${all}, waiting for our approval` : t`${all}, being prepared in ${branch}`;
}
function ArrivalTime({ day, today }) {
	if (day === "") return /* @__PURE__ */ jsx(TimeLeftLine, {
		days: 0,
		tone: "warn",
		children: t`Date to be confirmed`
	});
	const days = daysBetween(today, day);
	if (days === 0) return /* @__PURE__ */ jsx(TimeLeftLine, {
		days: 0,
		tone: "good",
		children: t`today`
	});
	return /* @__PURE__ */ jsx(TimeLeftLine, {
		days,
		tone: "plain",
		note: t`expected ${formatNearDay(day)}`,
		children: plural(days, "day")
	});
}
/** Where the carrier shows the goods, else the order's own page. */
function TrackOrder({ order }) {
	const label = t`Track ${order.order_no}`;
	if (!order.tracking) return /* @__PURE__ */ jsx(ButtonLink, {
		small: true,
		to: orderHref(order),
		"aria-label": label,
		children: t`Track`
	});
	return /* @__PURE__ */ jsx(ButtonLink, {
		small: true,
		to: order.tracking,
		target: "_blank",
		rel: "noopener noreferrer",
		"aria-label": label,
		children: t`Track`
	});
}
var overdue_account_module_default = {
	overdue: "_overdue_vf20n_1",
	words: "_words_vf20n_10",
	kind: "_kind_vf20n_15",
	pay: "_pay_vf20n_29",
	paid: "_paid_vf20n_37",
	invoices: "_invoices_vf20n_42",
	invoice: "_invoice_vf20n_42",
	rest: "_rest_vf20n_68",
	sum: "_sum_vf20n_74"
};
// src/content/buyer-home/overdue-account.ui.tsx
/** The sum that is overdue, what it stops, and Pay for the invoices that are ticked. */
function OverdueAccount({ money, today }) {
	const late = money.invoices.filter(({ overdue }) => overdue);
	const [left, setLeft] = useState(/* @__PURE__ */ new Set());
	const ticked = late.filter(({ number }) => !left.has(number));
	const toggle = (number) => setLeft((numbers) => new Set(numbers.has(number) ? [...numbers].filter((one) => one !== number) : [...numbers, number]));
	return /* @__PURE__ */ jsxs("section", {
		className: overdue_account_module_default.overdue,
		"aria-labelledby": "overdue",
		children: [/* @__PURE__ */ jsxs("div", {
			className: overdue_account_module_default.words,
			children: [
				/* @__PURE__ */ jsx("p", {
					className: overdue_account_module_default.kind,
					children: t`Account overdue, ${formatNearDay(today)}`
				}),
				/* @__PURE__ */ jsx("h1", {
					id: "overdue",
					children: tRich`${/* @__PURE__ */ jsx(Amount, {
						value: money.overdue,
						showCurrency: true
					})} is overdue`
				}),
				/* @__PURE__ */ jsx("p", { children: t`Orders on credit wait until it is paid. Paying online still works for every order, and your quotes keep their dates.` }),
				/* @__PURE__ */ jsxs("div", {
					className: overdue_account_module_default.pay,
					children: [/* @__PURE__ */ jsx(Pay, { invoices: ticked }), /* @__PURE__ */ jsx(ButtonLink, {
						to: "/statement",
						children: t`Account Statement`
					})]
				}),
				/* @__PURE__ */ jsx(AlreadyPaid, {})
			]
		}), /* @__PURE__ */ jsxs("div", {
			className: overdue_account_module_default.invoices,
			children: [
				money.unpaid > money.overdue && /* @__PURE__ */ jsx(ScaleBar, { parts: [{
					label: t`Not overdue`,
					amount: money.unpaid - money.overdue,
					look: "used"
				}, {
					label: t`Overdue`,
					amount: money.overdue,
					look: "late"
				}] }),
				/* @__PURE__ */ jsx("ul", { children: late.map(({ number, order_no, due_on, days_over, unpaid }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Checkbox, {
					checked: !left.has(number),
					onChange: () => toggle(number),
					label: /* @__PURE__ */ jsxs("span", {
						className: overdue_account_module_default.invoice,
						children: [/* @__PURE__ */ jsx(Designation, { children: number }), /* @__PURE__ */ jsx("small", { children: t`Due ${formatNearDay(due_on)}, order ${order_no}` })]
					}),
					end: /* @__PURE__ */ jsxs("span", {
						className: overdue_account_module_default.sum,
						children: [/* @__PURE__ */ jsx(Tag, {
							kind: "bad",
							children: t`${plural(days_over, "day")} past due`
						}), /* @__PURE__ */ jsx(Amount, {
							value: unpaid,
							showCurrency: true
						})]
					})
				}) }, number)) }),
				sumOf(late) < Math.round(money.overdue * 100) && /* @__PURE__ */ jsx("p", {
					className: overdue_account_module_default.rest,
					children: t`More overdue invoices are in your Account Statement.`
				})
			]
		})]
	});
}
/** In minor units. */
var sumOf = (invoices) => sum$1(invoices, ({ unpaid }) => Math.round(unpaid * 100));
function Pay({ invoices }) {
	const { currency } = useSite();
	if (invoices.length === 0) return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Button, {
		disabled: true,
		"aria-describedby": "nothing-ticked",
		children: t`Pay`
	}), /* @__PURE__ */ jsx("span", {
		id: "nothing-ticked",
		children: t`Tick an invoice to pay.`
	})] });
	const minor = sumOf(invoices);
	return /* @__PURE__ */ jsx(ButtonLink, {
		kind: "primary",
		to: payHref(invoices),
		children: t`Pay ${formatMoney({
			minor,
			currency
		})}`
	});
}
function AlreadyPaid() {
	const { contact } = useSite();
	const mail = /* @__PURE__ */ jsx(MailLink, { to: contact.email });
	const phone = /* @__PURE__ */ jsx("a", {
		href: phoneHref(contact.phone),
		children: contact.phone
	});
	return /* @__PURE__ */ jsx("p", {
		className: overdue_account_module_default.paid,
		children: tRich`Paid already? Send the bank's reference to ${mail} or call ${phone}. What we have booked is in your ${/* @__PURE__ */ jsx(Link, {
			to: "/statement",
			children: t`Account Statement`
		})}.`
	});
}
var quick_entry_module_default = {
	counter: "_counter_kz9ii_1",
	quick: "_quick_kz9ii_9",
	file: "_file_kz9ii_44",
	phone: "_phone_kz9ii_53"
};
// src/content/buyer-home/quick-entry.ui.tsx
/** Search and quick order side by side; on a phone quick order is a page of its own. */
function QuickEntry({ search, canReorder }) {
	return /* @__PURE__ */ jsxs("section", {
		className: quick_entry_module_default.counter,
		"aria-label": t`Find items`,
		children: [
			search,
			/* @__PURE__ */ jsxs("form", {
				className: quick_entry_module_default.quick,
				method: "post",
				action: "/quick-order",
				children: [/* @__PURE__ */ jsx(TextArea, {
					mono: true,
					name: "text",
					rows: 1,
					required: true,
					"aria-label": t`Quick order: one item per line, designation and quantity`,
					placeholder: t`Quick order: item, quantity`,
					autoCapitalize: "characters",
					autoComplete: "off",
					spellCheck: false
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					children: t`Find these items`
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: quick_entry_module_default.file,
				children: [/* @__PURE__ */ jsx(ButtonLink, {
					small: true,
					kind: "quiet",
					icon: "upload",
					to: "/quick-order",
					children: t`CSV or XLSX`
				}), /* @__PURE__ */ jsx("span", { children: t`up to 2,000 lines` })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: quick_entry_module_default.phone,
				children: [/* @__PURE__ */ jsx(ButtonLink, {
					wide: true,
					to: "/quick-order",
					children: t`Quick order`
				}), canReorder ? /* @__PURE__ */ jsx(ButtonLink, {
					wide: true,
					icon: "retry",
					to: `#${orderedBeforeAnchor}`,
					children: t`Ordered before`
				}) : /* @__PURE__ */ jsx(ButtonLink, {
					wide: true,
					to: "/listing",
					children: t`All products`
				})]
			})
		]
	});
}
// src/content/buyer-home/buyer-home.page.tsx
function BuyerHomePage({ home, session, banners, brands, search }) {
	const { work, progress, today } = home;
	const state = stateOf(home, session);
	return /* @__PURE__ */ jsx("main", {
		id: "main",
		children: /* @__PURE__ */ jsxs(Container, { children: [
			!(state === "overdue" || progress !== null) && /* @__PURE__ */ jsx(VisuallyHidden, { children: /* @__PURE__ */ jsx("h1", { children: t`${session.username}: what waits for you` }) }),
			/* @__PURE__ */ jsx(QuickEntry, {
				search,
				canReorder: (work?.ordered_before.length ?? 0) > 0
			}),
			progress && /* @__PURE__ */ jsx(AccountOnItsWay, {
				state,
				progress
			}),
			work && !progress && state === "overdue" && /* @__PURE__ */ jsx(OverdueAccount, {
				money: work.money,
				today
			}),
			work && !progress && state !== "overdue" && /* @__PURE__ */ jsx(AccountFigures, { money: work.money }),
			work ? /* @__PURE__ */ jsx(Work, {
				work,
				state,
				today
			}) : /* @__PURE__ */ jsx(FirstSteps, {}),
			/* @__PURE__ */ jsx(Banners, { banners }),
			brands && /* @__PURE__ */ jsx(Brands, { brands })
		] })
	});
}
function stateOf({ work }, session) {
	return accountState({
		emailVerified: session.email_status === "verified",
		profileDone: session.login_user_type === "existing",
		standing: session.standing,
		overdue: work?.money.overdue ?? 0,
		available: work?.money.credit?.available
	});
}
function Work({ work, state, today }) {
	const { quotes, money, on_the_way, cart, ordered_before } = work;
	const seesNoPrices = state === "pending" || state === "no-profile";
	const isNew = ordered_before.length === 0 && on_the_way.total === 0;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: buyer_home_module_default.waiting,
		children: [
			/* @__PURE__ */ jsx(AnsweredQuotes, {
				quotes,
				today
			}),
			/* @__PURE__ */ jsx(InvoicesToPay, {
				money,
				today,
				withoutOverdue: state === "overdue"
			}),
			/* @__PURE__ */ jsx(OrdersOnTheWay, {
				found: on_the_way,
				today
			})
		]
	}), /* @__PURE__ */ jsxs("div", {
		className: buyer_home_module_default.again,
		children: [/* @__PURE__ */ jsxs("div", { children: [seesNoPrices && /* @__PURE__ */ jsx(KeptLines, { cart }), isNew ? /* @__PURE__ */ jsx(FirstSteps, {}) : /* @__PURE__ */ jsx(OrderedBefore, { items: ordered_before })] }), /* @__PURE__ */ jsxs("div", { children: [
			!seesNoPrices && /* @__PURE__ */ jsx(LeftCart, {
				cart,
				today
			}),
			/* @__PURE__ */ jsx(SalesDesk, {}),
			/* @__PURE__ */ jsx(ListInProgress, {})
		] })]
	})] });
}
/** Whom to ask, and when. */
function SalesDesk() {
	const { contact, branches, calendar } = useSite();
	return /* @__PURE__ */ jsx(Block, {
		header: branches[0] ? t`Your sales desk, ${branches[0].name}` : t`Contact`,
		end: formatOpeningHours(calendar),
		children: /* @__PURE__ */ jsxs(Cells, {
			columns: 2,
			children: [/* @__PURE__ */ jsx(Cell, {
				label: t`Phone`,
				children: /* @__PURE__ */ jsx("a", {
					href: phoneHref(contact.phone),
					children: contact.phone
				})
			}), /* @__PURE__ */ jsx(Cell, {
				label: t`Sales`,
				children: /* @__PURE__ */ jsx(MailLink, { to: contact.email })
			})]
		})
	});
}
// src/shop/content/buyer-home.tsx
/** The server writes them into the page: the style sheets of a lazy component come after the first picture. */
var pageStyles = (await import("./styles-wiiroueP.js")).buyerHomeStyles;
function BuyerHome(props) {
	const { session, cartCount = 0, nonce } = useRootData() ?? {};
	const isFromServer = useIsFromServer();
	useResumedReview(cartCount);
	return session && /* @__PURE__ */ jsxs(Fragment$1, { children: [isFromServer && /* @__PURE__ */ jsx("style", {
		nonce,
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: pageStyles }
	}), /* @__PURE__ */ jsx(BuyerHomePage, {
		...props,
		session,
		search: /* @__PURE__ */ jsx(SearchBox, { large: true })
	})] });
}
var neverChanges = () => () => {};
/** Until the page is hydrated; by then its style sheets are there. */
var useIsFromServer = () => useSyncExternalStore(neverChanges, () => false, () => true);
/** Returns to an unfinished checkout review on sites that do so. */
function useResumedReview(count) {
	const site = useSite();
	const navigate = useNavigate();
	useEffect(() => {
		if (!site.home.resumesReview || count === 0) return;
		const path = consumeUnfinishedReview(site);
		if (path) navigate(path);
	}, [
		site,
		count,
		navigate
	]);
}
export { BuyerHome as default };
