/**
 * A table with its ruling: what it comes to, what can be done next and why, and the forms that change it.
 */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { over } from '../../scripts/over.ts';
import { afterFrame } from './after-frame.ts';
import { Bar } from './Bar.tsx';
import { cured, type Way } from './cured.ts';
import { editionOf, rememberEdition, rememberedEdition } from './edition.ts';
import { allowedBy, inserted, placeFor, shownWith, without } from './fitting.ts';
import type { Board, Change, Filling, GameRecord, Move } from './game.ts';
import type { History } from './history.ts';
import { goTo } from './hold.ts';
import { Impossible } from './Impossible.tsx';
import { kept, withoutAnswer } from './known.ts';
import { useAside, useDoor, useField, useFocus, useForm, useImpossible, usePicker } from './lead.ts';
import { NextPart } from './NextPart.tsx';
import type { Picking } from './picking.ts';
import { Answered, Ask, Cases, Dissents, type Editing, Refusal, Supposed, Why } from './Result.tsx';
import { useStanding } from './standing.ts';
import { Tools } from './Tools.tsx';
import { grounded, placed } from './told.ts';
import type { Words } from './words.ts';

interface RuledProps {
  readonly board: Board;
  readonly words: Words;
  readonly record: GameRecord;
  readonly state: History;
  readonly addressed: boolean;
  /** Whether what can be worked out is unfolded, by whatever door one comes. */
  readonly unfolded: boolean;
  /** What is still typed where a table has been begun by typing. */
  readonly typed?: string | undefined;
}

/** A record at some moment of its history, ruled on. */
export function Ruled({ board, words, record, state, addressed, unfolded, typed }: RuledProps) {
  const { t } = words;
  const { at, door, exchanging } = state.now;
  const { engine } = board;
  const id = useId();
  const Heading = addressed ? 'h2' : 'h3';
  /** Where the form for the whole table has opened: by itself, or under the table where one has been led to a field of it. */
  const [setting, setSetting] = useState<'apart' | 'here'>();
  const [wanted, setWanted] = useState<{ path: string }>();
  /** Whose seat is being set, by its place: a player whose name is being typed is the same at every letter. */
  const [place, setPlace] = useState<number>();
  const [said, setSaid] = useState<{ text: string | undefined; of: GameRecord }>();
  const [asks, setAsks] = useState(() => addressed && rememberedEdition(engine, words.texts) === undefined);
  const next = useRef<HTMLHeadingElement>(null);
  /** What it depends on, or what cannot be. */
  const hangs = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLElement>(null);
  const making = useRef(() => {});
  const moves = record.moves ?? [];
  const edition = editionOf(engine, record);

  const standing = useStanding(board, words, record, state.now);
  const { problems, shown, told, forbidden, unfit, supposed, refusals, rows, ready } = standing;
  const asked = refusals.find(({ isAsked }) => isAsked);

  const seat = place === undefined ? undefined : board.playersOf(record)[place];
  const editor = useForm(place);
  /** A seat or the table is being set beneath the picture. */
  const isSetting = seat !== undefined || setting === 'here';
  const closeForms = () => {
    setPlace(undefined);
    setSetting((open) => (open === 'here' ? undefined : open));
  };
  useEffect(() => {
    if (!isSetting) return;
    return over((goneBack) => {
      closeForms();
      if (goneBack) toTable();
    });
  }, [isSetting]);
  // Whoever has left leaves no form behind that would be somebody else's.
  useEffect(() => {
    if (seat === undefined) setPlace(undefined);
  }, [seat]);
  useField(wanted, id, editor);

  const change = (to: GameRecord, text?: string) => {
    // An answer that no longer fits falls away, and it is said of what is left.
    const changed = kept(engine, to);
    state.change(changed);
    setSaid({ text, of: changed });
  };
  const onTable = (one: Change) => {
    const { record: changed, said: brought } = one.make();
    change(changed, brought);
  };
  const onEdition = (one: string) => {
    rememberEdition(words.texts, one);
    setAsks(false);
    state.change({ ...record, edition: one });
  };
  const carryOut = (move: Move) => {
    // Whoever goes on has seen the question; what nobody has chosen is not remembered.
    setAsks(false);
    closeForms();
    state.make(move, board.open);
  };
  const make = (move: Move) => {
    // Pressed twice before it is seen to be taken, it is made once.
    making.current();
    making.current = afterFrame(() => {
      carryOut(move);
      toPicker('nearest');
    });
  };
  // What is waited for is of this table: whoever undoes or goes back meanwhile has done so after it.
  useEffect(() => () => making.current(), [record]);
  useFocus(next, hangs);
  const toPicker = usePicker(next, hangs, ready);
  useDoor(next, door, rows);
  const aside = useAside(told);
  const isImpossible = problems.length > 0;
  useImpossible(hangs, isImpossible);
  /** Leads to the field of a position: a player's seat, or the table as a whole. */
  const go = (path: string) => {
    const [, player] = /players\[(\d+)\]/.exec(path) ?? [];
    closeForms();
    if (player === undefined) setSetting('here');
    else setPlace(Number(player));
    setWanted({ path });
  };
  const toTable = () => {
    goTo(table.current, 'start');
  };
  const backToTable = () => {
    setSetting(undefined);
    setPlace(undefined);
    toTable();
  };
  /** What moves are put into: of one that is being exchanged nothing is left. */
  const rest = exchanging === undefined ? record : without(record, at);
  const putIn = (place: number, move: Move) => {
    const changed = board.open(inserted(rest, place, move), place);
    closeForms();
    state.edit(changed, shownWith(engine, rest, changed, place));
    // What it asks for next stands above where it was picked.
    toPicker('start');
  };
  /** @param shown how many moves are shown where none is put in */
  const takeUp = ({ record: to, said: brought, added }: Way, shown: number) => {
    closeForms();
    state.edit(to, shown + added);
    setSaid({ text: brought, of: to });
    toPicker('nearest');
  };
  const picking: Picking = {
    words,
    onMove: make,
    naming: state.now.naming,
    onName: state.name,
    onTable,
    onGo: go,
    reason: (illegal) => grounded('illegal', illegal, edition, words),
    remedies(move) {
      const place = placeFor(engine, rest, at, move);
      const before = place === undefined ? undefined : moves[place];
      return {
        ...(place !== undefined &&
          before && {
            earlier: {
              before: words.say('move', engine.moveSentence(before)),
              put: () => putIn(place, move),
            },
          }),
        editions: () =>
          allowedBy(engine, told?.record ?? shown, move).map((one) => ({
            name: words.texts.editions[one] ?? one,
            use: () => onEdition(one),
          })),
        cured: cured(board, inserted(rest, at, move), at, words),
      };
    },
    onWay: (way) => takeUp(way, at + 1),
  };
  const editing: Editing = {
    later: moves.slice(at).map((move, index) => {
      const illegal = forbidden?.get(at + index);
      return {
        text: words.say('move', engine.moveSentence(move)),
        ...(illegal && { refused: picking.reason(illegal) }),
      };
    }),
    onStep: state.step,
    onRemove: (index) => state.edit(without(record, index), index < at ? at - 1 : at),
    onExchange(index) {
      state.exchange(index);
      toPicker('start');
    },
    onInsert(index) {
      state.step(index);
      toPicker('start');
    },
    onSwap: (index) => {
      const move = moves[index];
      if (move) state.edit(inserted(without(record, index), index - 1, move), at);
    },
  };
  const withoutUnfit = () =>
    state.edit(
      { ...record, moves: moves.filter((_, index) => !unfit.includes(index)) },
      at - unfit.filter((index) => index < at).length,
    );
  const { node, insight = unfolded } = board.kinds[words.texts.doors.find((one) => one.id === door)?.kind ?? ''] ?? {};
  const players = <board.Players record={record} words={words} onChange={change} />;
  const whole = (
    <board.SetUp
      record={record}
      problems={problems}
      words={words}
      prefix={`${id}-`}
      onChange={change}
      onDone={backToTable}
    />
  );
  const fill = (filling: Filling, answer?: string) => {
    const { position = record.position, known = record.known, moves: named = [] } = filling;
    const filled = {
      ...record,
      position,
      ...(known && { known }),
      moves: named.reduce((all, { at, move }) => all.with(at, move), [...moves]),
    };
    if (answer === undefined) return state.change(filled);
    const isSaid = position !== record.position || named.length > 0;
    state.answer(filled, isSaid ? { text: answer, before: record, after: filled } : undefined);
  };
  const answers = [
    ...(told?.answered ?? []).map((text, index) => ({
      text,
      back: () => state.change({ ...record, known: record.known?.toSpliced(index, 1) ?? [] }),
    })),
    ...(state.now.given ?? []).flatMap((given) => {
      const before = withoutAnswer(record, given);
      return before ? [{ text: given.text, back: () => state.change(before) }] : [];
    }),
  ];

  return (
    <>
      <Bar
        board={board}
        words={words}
        state={state}
        told={told}
        unfit={unfit.length}
        edition={edition}
        asks={asks}
        said={
          exchanging !== undefined
            ? t('edit.exchanging', { move: words.say('move', engine.moveSentence(moves[at] as Move)) })
            : [said?.of === record && said.text, isSetting && asked?.cured.against].filter(Boolean).join(' ') ||
              undefined
        }
        parts={{ why: `#${id}-${told?.hanging ? 'hangs' : 'why'}`, otherwise: `#${id}-otherwise` }}
        onEdition={onEdition}
        onFit={withoutUnfit}
        onCancel={() => {
          state.cancel();
          next.current?.focus({ preventScroll: true });
        }}
      />

      <div class="ck-grid">
        <div class="ck-main">
          {(isImpossible || told?.hanging) && (
            <div ref={hangs} id={`${id}-hangs`} class="ck-hangs" tabIndex={-1}>
              {told?.hanging ? (
                <>
                  <Ask told={told} words={words} onGo={go} onFill={fill} />
                  <Cases told={told} words={words} onFill={(filling) => fill(filling)} />
                </>
              ) : (
                <Impossible
                  board={board}
                  record={record}
                  problems={problems}
                  words={words}
                  onGo={go}
                  onTable={onTable}
                />
              )}
            </div>
          )}
          <Answered all={answers} words={words} />
          {refusals.map(({ place, ...refusal }) => (
            <Refusal
              key={place}
              {...refusal}
              isSought={isSetting}
              words={words}
              onWay={(way) => takeUp(way, at)}
              onRemove={() => editing.onRemove(place)}
            />
          ))}

          <section class="ck-part" aria-label={t('table.title')} ref={table} tabIndex={-1}>
            {told && (
              <board.Table
                record={told.record}
                ruling={told.ruling}
                words={words}
                onSeat={(player) => {
                  // One form at a time, with one way to be done with it.
                  closeForms();
                  if (player !== seat) setPlace(board.playersOf(record).indexOf(player));
                }}
                selected={seat}
                onGo={go}
              />
            )}
            {told &&
              setting !== 'here' &&
              (moves.length <= 1 ? (
                players
              ) : (
                <details class="ck-unable">
                  <summary>{words.b('setup.number', { count: board.playersOf(record).length })}</summary>
                  {players}
                </details>
              ))}
            {setting === 'here' && (
              <div ref={editor} tabIndex={-1} class="ck-editor">
                {whole}
              </div>
            )}
            {seat !== undefined && (
              <div ref={editor} tabIndex={-1} class="ck-editor">
                {at > 0 && <p class="ck-quiet">{t('table.before-moves')}</p>}
                <board.Seat
                  key={place}
                  record={record}
                  id={seat}
                  problems={problems}
                  words={words}
                  prefix={`${id}-`}
                  onChange={change}
                  onDone={backToTable}
                />
              </div>
            )}
          </section>

          <Supposed all={supposed} onTable={onTable} words={words} />
          {told && (
            <NextPart
              board={board}
              words={words}
              record={record}
              at={at}
              told={told}
              standing={standing}
              isExchanging={exchanging !== undefined}
              heading={next}
              addressed={addressed}
              first={state.now.open ?? ['', node ?? state.now.naming?.node ?? '']}
              typed={typed}
              insight={insight}
              picking={picking}
              onOpen={state.open}
              onDrop={() => state.edit(shown, at)}
              onTurn={change}
              onPut={putIn}
              onType={carryOut}
              onAsked={() => goTo(hangs.current, 'start')}
              onVisit={state.visit}
              onFill={(filling, answer) => fill(placed(filling, told.places), answer)}
            />
          )}
        </div>

        <div class="ck-aside" ref={aside}>
          {told && (
            <section class="ck-part" id={`${id}-why`} tabIndex={-1}>
              <Heading class="ck-heading">{t('why.title')}</Heading>
              <Why told={told} words={words} editing={editing} />
            </section>
          )}
          {told && told.dissents.length > 0 && (
            <section class="ck-part" id={`${id}-otherwise`} tabIndex={-1}>
              <Heading class="ck-heading">{t('dissents.title')}</Heading>
              <Dissents told={told} words={words} onEdition={onEdition} />
            </section>
          )}
          <details
            class="ck-part ck-whole"
            open={setting === 'apart'}
            onToggle={({ currentTarget: { open } }) => {
              if (open) setSetting('apart');
              else if (setting === 'apart') setSetting(undefined);
            }}
          >
            <summary>{t('table.set')}</summary>
            {setting === 'apart' && whole}
          </details>
          <Tools board={board} words={words} state={state} told={told} unfit={unfit.length} addressed={addressed} />
        </div>
      </div>
    </>
  );
}
