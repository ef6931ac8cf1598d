var viewing_notice_module_default = { bar: "_bar_1iemt_1" };
export { viewing_notice_module_default as t };
