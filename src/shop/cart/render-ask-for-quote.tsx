import { AskForQuote } from '../../cart/rfi-lines/ask-for-quote.tsx';
import type { RenderAskForQuote } from '../../catalogue/variants/render-ask-for-quote.ts';

export const renderAskForQuote: RenderAskForQuote = (name) => <AskForQuote key={name} name={name} />;
