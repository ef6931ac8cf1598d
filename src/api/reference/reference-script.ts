/** Runs in the browser as it is: fills each call in from the OpenAPI document, and sends it. */
export const referenceScript = `
const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};
const named = (schema) => schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)] : schema;
const typeOf = (given) => {
  const schema = named(given);
  return schema.const !== undefined ? JSON.stringify(schema.const)
  : schema.enum ? schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  : schema.anyOf ?? schema.oneOf ? (schema.anyOf ?? schema.oneOf).map(typeOf).join(' | ')
  : Array.isArray(schema.type) ? schema.type.join(' | ')
  : schema.type ?? 'any';
};
/** Of a union, such as a saved and a refused row, the fields of each. */
const propertiesOf = (given) => {
  const schema = named(given);
  const parts = schema.oneOf ?? schema.allOf ?? (schema.anyOf ?? []).filter((one) => one.type !== 'null');
  return Object.assign({}, ...parts.map(propertiesOf), schema.properties);
};
const fieldRows = (schema, path = '') =>
  Object.entries(propertiesOf(schema)).flatMap(([name, given]) => {
    const inner = named(given);
    const items = inner.type === 'array' ? inner.items : inner;
    const isRequired = (named(schema).required ?? []).includes(name);
    const row = element('tr', {},
      element('td', {}, element('code', {}, path + name + (inner.type === 'array' ? '[]' : ''))),
      element('td', {}, typeOf(items) + (isRequired ? '' : ', optional')),
      element('td', {}, given.description ?? inner.description ?? ''));
    return [row, ...fieldRows(items, path + name + (inner.type === 'array' ? '[].' : '.'))];
  });
const table = (title, schema) => {
  const rows = fieldRows(schema);
  if (rows.length === 0) return '';
  const head = element('tr', {}, ...['Field', 'Type', 'Meaning'].map((text) => element('th', { scope: 'col' }, text)));
  const body = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
  return element('details', {}, element('summary', {}, title), element('div', { class: 'scroll', tabindex: '0' }, body));
};
const exampleOf = (given) => {
  const schema = named(given);
  if (schema.examples) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf ?? schema.oneOf) return exampleOf((schema.anyOf ?? schema.oneOf)[0]);
  if (schema.type === 'array') return [exampleOf(schema.items)];
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? Object.keys(schema.properties ?? {})).map((name) => [name, exampleOf(schema.properties[name])]));
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum > 0 ? schema.minimum : 0;
  return schema.type === 'boolean' ? false : '';
};
const tryForm = (path, method, operation) => {
  const id = operation.operationId;
  const fields = (operation.parameters ?? []).map(({ name, in: place }) => {
    const input = element('input', { id: id + name, name, 'data-in': place, autocomplete: 'off' });
    return element('p', {}, element('label', { for: id + name }, name), input);
  });
  const content = operation.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  const body = schema && element('textarea', { id: id + '-body', rows: '8', spellcheck: 'false' });
  if (body) body.value = JSON.stringify(exampleOf(schema), null, 2);
  const file = content['application/octet-stream'] && element('input', { id: id + '-file', type: 'file' });
  const output = element('pre', { 'aria-live': 'polite', tabindex: '0' });
  const form = element('form', {}, ...fields,
    ...(body ? [element('label', { for: id + '-body' }, 'Body'), body] : []),
    ...(file ? [element('label', { for: id + '-file' }, 'File'), file] : []),
    element('button', { type: 'submit' }, 'Send'), output);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    output.textContent = 'Waiting …';
    const query = new URLSearchParams();
    let address = path;
    for (const input of form.querySelectorAll('input[data-in]')) {
      if (input.dataset.in === 'path') address = address.replace('{' + input.name + '}', encodeURIComponent(input.value));
      else if (input.value !== '') query.set(input.name, input.value);
    }
    const headers = { authorization: 'Bearer ' + document.querySelector('#token').value.trim() };
    if (body) headers['content-type'] = 'application/json';
    try {
      const reply = await fetch(address + (query.size ? '?' + query : ''), { method: method.toUpperCase(), headers, body: file?.files[0] ?? body?.value });
      const left = reply.headers.get('ratelimit') ?? '';
      output.textContent = reply.status + ' ' + left + '\\n' + JSON.stringify(await reply.json(), null, 2);
    } catch (cause) {
      output.textContent = 'The store was not reached: ' + cause.message;
    }
  });
  return element('details', {}, element('summary', {}, 'Try it'), form);
};
const reply = await fetch('/api/v1/openapi.json');
const { paths, components } = await reply.json();
for (const section of document.querySelectorAll('section[data-path]')) {
  const { path, method } = section.dataset;
  const operation = paths[path][method];
  const parameters = { required: [], properties: {} };
  for (const { name, required, schema } of operation.parameters ?? []) {
    parameters.properties[name] = schema;
    if (required) parameters.required.push(name);
  }
  const request = operation.requestBody?.content['application/json']?.schema ?? parameters;
  section.append(
    table('Request', request),
    table('Reply', operation.responses['200'].content['application/json'].schema),
    tryForm(path, method, operation));
}
document.querySelector('#token-form').addEventListener('submit', (event) => event.preventDefault());
document.body.dataset.ready = 'yes';
`;
