/**
 * The forms by which a table is set, one at a time: for a seat beneath the picture, and for the table as a whole.
 */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { over } from '../../scripts/over.ts';
import type { Board, GameRecord } from './game.ts';
import { useField, useForm } from './lead.ts';

/** Which form is open, and what opens and closes them. */
export interface Forms {
  /** Whose seat is being set, by its place: a player whose name is being typed is the same at every letter. */
  readonly seat: { readonly id: string; readonly place: number } | undefined;
  /** Where the form for the whole table has opened: by itself, or under the table where one has been led to a field of it. */
  readonly whole: 'apart' | 'here' | undefined;
  /** A seat or the table is being set beneath the picture. */
  readonly isSetting: boolean;
  /** Where a form stands beneath the picture. */
  readonly editor: RefObject<HTMLDivElement>;
  /** Opens the form for a player's seat, or closes it. */
  toggle(player: string): void;
  /** Opens the form for the whole table by itself, or closes it. */
  unfold(isOpen: boolean): void;
  /** Leads to the field of a position by its path: a player's seat, or the table as a whole. */
  go(path: string): void;
  /** Closes what is open beneath the picture. */
  close(): void;
  /** Closes them all and leads back to the table. */
  done(): void;
}

/**
 * The forms of a table.
 * @param id with what the ids of their fields begin
 * @param toTable leads to the table
 */
export function useForms(board: Board, record: GameRecord, id: string, toTable: () => void): Forms {
  const [whole, setWhole] = useState<Forms['whole']>();
  const [place, setPlace] = useState<number>();
  const [wanted, setWanted] = useState<{ path: string }>();
  const player = place === undefined ? undefined : board.playersOf(record)[place];
  const seat = place === undefined || player === undefined ? undefined : { id: player, place };
  const isSetting = seat !== undefined || whole === 'here';
  const editor = useForm(place);
  const close = () => {
    setPlace(undefined);
    setWhole((open) => (open === 'here' ? undefined : open));
  };
  const leave = () => {
    close();
    toTable();
  };
  useEffect(() => (isSetting ? over((goneBack) => (goneBack ? leave() : close())) : undefined), [isSetting]);
  // By keyboard it is a long way to the button that closes it.
  useEffect(() => {
    const form = editor.current;
    const press = ({ key, isComposing }: KeyboardEvent) => key === 'Escape' && !isComposing && leave();
    form?.addEventListener('keydown', press);
    return () => form?.removeEventListener('keydown', press);
  }, [isSetting, whole]);
  // Whoever has left leaves no form behind that would be somebody else's.
  useEffect(() => {
    if (player === undefined) setPlace(undefined);
  }, [player]);
  useField(wanted, id, editor);
  return {
    ...{ seat, whole, isSetting, editor, close },
    toggle(other) {
      // One form at a time, with one way to be done with it.
      close();
      if (other !== player) setPlace(board.playersOf(record).indexOf(other));
    },
    unfold(isOpen) {
      if (isOpen) setWhole('apart');
      else if (whole === 'apart') setWhole(undefined);
    },
    go(path) {
      const [, number] = /players\[(\d+)\]/.exec(path) ?? [];
      close();
      if (number === undefined) setWhole('here');
      else setPlace(Number(number));
      setWanted({ path });
    },
    done() {
      setWhole(undefined);
      setPlace(undefined);
      toTable();
    },
  };
}
