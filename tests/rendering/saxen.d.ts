declare module 'saxen' {
  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>, decode: (text: string) => string) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (value: string, decode: (text: string) => string) => void): this;
    on(event: 'error' | 'warn', listener: (cause: Error) => void): this;
    parse(xml: string): void;
  }
}
