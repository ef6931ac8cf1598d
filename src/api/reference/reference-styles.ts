/** System fonts and colours, so that the page follows the light or dark setting of its reader. */
export const referenceStyles = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; }
.demo-notice { padding: 8px 16px; background: Mark; color: MarkText; font-weight: 600; }
main { max-inline-size: 960px; margin-inline: auto; padding: 24px 16px 64px; }
h1 { font-size: 26px; }
h2 { font: 600 17px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
section { margin-block-start: 32px; padding-block-start: 8px; border-block-start: 2px solid; }
nav ul { columns: 2 340px; padding: 0; list-style: none; font: 13px/1.8 ui-monospace, monospace; }
nav a { overflow-wrap: anywhere; }
code, pre, textarea { font-family: ui-monospace, monospace; font-size: 13px; }
label { display: block; font-size: 13px; }
input, textarea { box-sizing: border-box; inline-size: 100%; padding: 8px; font-size: 14px; }
form p { margin: 8px 0; }
button { min-block-size: 36px; margin-block: 8px; padding-inline: 16px; font-size: 14px; }
details { margin-block: 8px; }
summary { cursor: pointer; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; }
th, td { padding: 4px 12px 4px 0; border-block-end: 1px solid; text-align: start; vertical-align: top; }
pre { max-block-size: 400px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
