import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { useDocumentKeydown } from '../../ui/browser/use-document-keydown.ts';
import { isTyping } from '../keys/is-typing.ts';
import { deskSections } from '../sections.ts';
import type { DeskSession } from './desk-session.ts';

/** The letter must follow G within this time. */
const pauseMs = 1500;
/** Times count from the load of the page, so 0 would stand for a key pressed then. */
const never = Number.NEGATIVE_INFINITY;

/** G and a letter open a section of the site. */
export function useGoKeys({ sites }: DeskSession): void {
  const navigate = useNavigate();
  const params = useParams();
  const goPressedAt = useRef(never);
  // Before the keys of the page, which must not take the letter for a command of their own.
  useDocumentKeydown(
    (event) => {
      if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      const follows = event.timeStamp - goPressedAt.current < pauseMs;
      goPressedAt.current = key === 'g' ? event.timeStamp : never;
      const site = sites.find(({ site: code }) => code === params.site) ?? sites[0];
      const section =
        follows && deskSections.find((one) => one.key === key && canAtDesk(site?.roles ?? [], one.requires));
      if (!section || !site) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate(`/${site.site}/${section.path}`);
    },
    { capture: true },
  );
}
