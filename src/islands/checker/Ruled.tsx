/**
 * A table with its ruling: what it comes to, what can be done next and why, and the forms that change it.
 */
import { useId, useRef, useState } from 'preact/hooks';
import { afterFrame } from './after-frame.ts';
import { answersIn, fill } from './answering.ts';
import { Bar } from './Bar.tsx';
import { editionOf, rememberEdition, rememberedEdition } from './edition.ts';
import { editsOf } from './edits.ts';
import { useForms } from './forms.ts';
import type { Board, Change, Filling, GameRecord, Move } from './game.ts';
import type { History } from './history.ts';
import { goTo } from './hold.ts';
import { Impossible } from './Impossible.tsx';
import { kept } from './known.ts';
import { useAside, useDoor, useFocus, useImpossible, usePicker } from './lead.ts';
import { NextPart } from './NextPart.tsx';
import type { Picking } from './picking.ts';
import { Answered, Ask, Cases, Dissents, Refusal, Supposed, Why } from './Result.tsx';
import { useStanding } from './standing.ts';
import { Tools } from './Tools.tsx';
import { placed } from './told.ts';
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
  const { problems, shown, told, unfit, supposed, refusals, rows, ready } = standing;
  const asked = refusals.find(({ isAsked }) => isAsked);
  const isImpossible = problems.length > 0;

  const forms = useForms(board, record, id, () => goTo(table.current, 'start'));
  useFocus(next, hangs);
  const toPicker = usePicker(next, hangs, ready);
  useDoor(next, door, rows);
  const aside = useAside(told);
  useImpossible(hangs, isImpossible);

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
    forms.close();
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
  const edits = editsOf({
    ...{ board, words, record, state, standing, edition, onEdition },
    close: forms.close,
    lead: toPicker,
    say: (text, of) => setSaid({ text, of }),
  });
  const picking: Picking = {
    words,
    onMove: make,
    naming: state.now.naming,
    onName: state.name,
    onTable,
    onGo: forms.go,
    reason: edits.reason,
    remedies: edits.remedies,
    onWay: (way) => edits.takeUp(way, at + 1),
  };
  const answer = (filling: Filling, text?: string) => fill(record, state, filling, text);
  const { node, insight = unfolded } = board.kinds[words.texts.doors.find((one) => one.id === door)?.kind ?? ''] ?? {};
  const players = <board.Players record={record} words={words} onChange={change} />;
  const whole = (
    <board.SetUp
      record={record}
      problems={problems}
      words={words}
      prefix={`${id}-`}
      onChange={change}
      onDone={forms.done}
    />
  );

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
            : [said?.of === record && said.text, forms.isSetting && asked?.cured.against].filter(Boolean).join(' ') ||
              undefined
        }
        parts={{ why: `#${id}-${told?.hanging ? 'hangs' : 'why'}`, otherwise: `#${id}-otherwise` }}
        onEdition={onEdition}
        onFit={edits.withoutUnfit}
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
                  <Ask told={told} words={words} onGo={forms.go} onFill={answer} />
                  <Cases told={told} words={words} onFill={(filling) => answer(filling)} />
                </>
              ) : (
                <Impossible
                  board={board}
                  record={record}
                  problems={problems}
                  words={words}
                  onGo={forms.go}
                  onTable={onTable}
                />
              )}
            </div>
          )}
          <Answered all={answersIn(record, state, told)} words={words} />
          {refusals.map(({ place, ...refusal }) => (
            <Refusal
              key={place}
              {...refusal}
              isSought={forms.isSetting}
              words={words}
              onWay={(way) => edits.takeUp(way, at)}
              onRemove={() => edits.editing.onRemove(place)}
            />
          ))}

          <section class="ck-part" aria-label={t('table.title')} ref={table} tabIndex={-1}>
            {told && (
              <board.Table
                record={told.record}
                ruling={told.ruling}
                words={words}
                onSeat={forms.toggle}
                selected={forms.seat?.id}
                onGo={forms.go}
              />
            )}
            {told &&
              forms.whole !== 'here' &&
              (moves.length <= 1 ? (
                players
              ) : (
                <details class="ck-unable">
                  <summary>{words.b('setup.number', { count: board.playersOf(record).length })}</summary>
                  {players}
                </details>
              ))}
            {forms.whole === 'here' && (
              <div ref={forms.editor} tabIndex={-1} class="ck-editor">
                {whole}
              </div>
            )}
            {forms.seat && (
              <div ref={forms.editor} tabIndex={-1} class="ck-editor">
                {at > 0 && <p class="ck-quiet">{t('table.before-moves')}</p>}
                <board.Seat
                  key={forms.seat.place}
                  record={record}
                  id={forms.seat.id}
                  problems={problems}
                  words={words}
                  prefix={`${id}-`}
                  onChange={change}
                  onDone={forms.done}
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
              onPut={edits.putIn}
              onType={carryOut}
              onAsked={() => goTo(hangs.current, 'start')}
              onVisit={state.visit}
              onFill={(filling, text) => answer(placed(filling, told.places), text)}
            />
          )}
        </div>

        <div class="ck-aside" ref={aside}>
          {told && (
            <section class="ck-part" id={`${id}-why`} tabIndex={-1}>
              <Heading class="ck-heading">{t('why.title')}</Heading>
              <Why told={told} words={words} editing={edits.editing} />
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
            open={forms.whole === 'apart'}
            onToggle={({ currentTarget: { open } }) => forms.unfold(open)}
          >
            <summary>{t('table.set')}</summary>
            {forms.whole === 'apart' && whole}
          </details>
          <Tools board={board} words={words} state={state} told={told} unfit={unfit.length} addressed={addressed} />
        </div>
      </div>
    </>
  );
}
