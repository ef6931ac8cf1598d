var input_module_default = {
	input: "_input_g4fji_1",
	mono: "_mono_g4fji_43",
	small: "_small_g4fji_48",
	wrap: "_wrap_g4fji_53",
	select: "_select_g4fji_57",
	arrow: "_arrow_g4fji_63",
	inside: "_inside_g4fji_72",
	withInside: "_withInside_g4fji_79"
};
export { input_module_default as t };
