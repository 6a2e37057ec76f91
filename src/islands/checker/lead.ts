/**
 * Leads whoever has done something on to what has come of it.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Row } from './game.ts';
import { goTo, leadTo } from './hold.ts';
import type { Told } from './told.ts';

/**
 * Leads to the form for a seat as soon as it has opened.
 * @param place which seat; nothing where none is being set
 * @returns where a form stands, of a seat or of the table as a whole
 */
export function useForm(place: number | undefined): RefObject<HTMLDivElement> {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place === undefined) return;
    goTo(editor.current, 'nearest');
  }, [place]);
  return editor;
}

/**
 * Leads to a field: it is there as soon as the form around it has opened.
 * @param wanted the path of the field; the same once more is another
 * @param id with what the ids of fields begin
 * @param form where the form stands: one is led there if the path is of no field, as what all players hold
 */
export function useField(
  wanted: { readonly path: string } | undefined,
  id: string,
  form: RefObject<HTMLElement>,
): void {
  useEffect(() => {
    if (!wanted) return;
    goTo(document.getElementById(`${id}-${wanted.path.replace(/\[\d+\]$/, '')}`) ?? form.current, 'center');
  }, [wanted, id]);
}

/** What has just been pressed may go with what it has done: the focus is led to the next question, or to what can be done. */
export function useFocus(next: RefObject<HTMLElement>, hangs: RefObject<HTMLElement>): void {
  /** Whether anything of the table has it before the change is drawn. */
  const isHere = document.activeElement?.closest('.ck');
  useEffect(() => {
    if (!isHere) return;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const to = hangs.current?.querySelector<HTMLElement>('.ck-ask') ?? next.current ?? hangs.current;
      to?.focus({ preventScroll: true });
      // Who has tapped goes on where they are.
      if (to?.matches(':focus-visible')) leadTo(to, 'nearest');
    });
  });
}

/**
 * Leads to what comes next: what it depends on, what cannot be, or what can be done. Not before it is there, as all above may move.
 * @returns to be called when it is on its way; the focus waits there
 */
export function usePicker(
  next: RefObject<HTMLElement>,
  hangs: RefObject<HTMLElement>,
  ready: boolean,
): (block: 'nearest' | 'start') => void {
  const leading = useRef<'nearest' | 'start'>();
  const lead = () => {
    const block = leading.current;
    if (!block) return;
    leading.current = undefined;
    requestAnimationFrame(() => {
      if (hangs.current) goTo(hangs.current, 'start');
      else leadTo(next.current, block);
    });
  };
  const isReady = useRef(ready);
  isReady.current = ready;
  useEffect(() => {
    if (ready) lead();
  }, [ready]);
  return (block) => {
    next.current?.focus({ preventScroll: true });
    leading.current = block;
    // Where nothing changes there is nothing to wait for.
    requestAnimationFrame(() => isReady.current && lead());
  };
}

/** Leads to what a door opens: whoever presses it goes on with its question; whoever comes by a link begins at the top. */
export function useDoor(
  next: RefObject<HTMLElement>,
  door: string | undefined,
  rows: readonly Row[] | undefined,
): void {
  const isEntered = useRef(false);
  useEffect(() => {
    const part = next.current?.parentElement;
    if (!door || !rows || isEntered.current || part?.contains(document.activeElement)) return;
    isEntered.current = true;
    if (!navigator.userActivation?.hasBeenActive) return;
    const firstOf = (within: string) => part?.querySelector<HTMLElement>(`${within} :is(button, input, select)`);
    const first = firstOf('.ck-insight[open]') ?? firstOf('.ck-question') ?? firstOf('.ck-rows');
    first?.focus({ preventScroll: true });
    // Of what can be worked out most stands below what is asked first.
    const insight = first?.closest('.ck-insight');
    if (insight) leadTo(insight, 'start');
    else if (first?.matches(':focus-visible')) leadTo(first, 'nearest');
  }, [door, rows]);
}

/** Leads to what followed from the last move: beside the table, that is what one looks for. @returns what stands there */
export function useAside(told: Told | undefined): RefObject<HTMLDivElement> {
  const aside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = aside;
    const last = [...(current?.querySelectorAll('.ck-move:not(.ck-move-later)') ?? [])].at(-1);
    if (current && last)
      current.scrollTop += last.getBoundingClientRect().bottom - current.getBoundingClientRect().bottom;
  }, [told]);
  return aside;
}

/** Leads to what cannot be: that is said where one looks. */
export function useImpossible(hangs: RefObject<HTMLElement>, isImpossible: boolean): void {
  useEffect(() => {
    if (isImpossible) requestAnimationFrame(() => leadTo(hangs.current, 'start'));
  }, [isImpossible]);
}
