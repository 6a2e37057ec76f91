/** What no test reaches. Pure, so that a test can take proofs away. */

/** What proves something: a test or several, all of them; or why there is nothing to prove. */
type Proof = string | readonly string[] | { readonly aside: string };

/** A game’s file of proofs. */
export interface Proofs {
  /** By the id of the paragraph. */
  readonly rules: Readonly<Record<string, Proof>>;
  /** By the card's id and the beginning of the clause. */
  readonly cards: Readonly<Record<string, Readonly<Record<string, Proof>>>>;
}

/** What there is to reach, and what was. */
export interface Reached {
  readonly paragraphs: readonly string[];
  /** The clauses of each card, without markup. */
  readonly clauses: ReadonlyMap<string, readonly string[]>;
  /** What the rulings of passing scenarios cite. */
  readonly cited: ReadonlySet<string>;
  /** The full names of the tests that pass. */
  readonly passed: ReadonlySet<string>;
}

/** What is unreached, and proofs that prove nothing, a line each; and how much is set aside. */
export function unreached(
  { rules, cards }: Proofs,
  { paragraphs, clauses, cited, passed }: Reached,
): { faults: string[]; aside: number } {
  const faults: string[] = [];
  let aside = 0;

  function prove(what: string, proof: Proof): void {
    if (typeof proof === 'object' && 'aside' in proof) {
      aside++;
      return;
    }
    for (const name of [proof].flat()) if (!passed.has(name)) faults.push(`${what}: no test passes as “${name}”`);
  }

  for (const id of paragraphs) {
    const proof = rules[id];
    if (proof === undefined && !cited.has(id)) faults.push(`${id}: no ruling cites it`);
    if (proof !== undefined && cited.has(id)) faults.push(`${id}: rulings cite it, expected no proof besides`);
    if (proof !== undefined) prove(id, proof);
  }
  for (const [card, all] of clauses) {
    const proven = Object.entries(cards[card] ?? {});
    for (const clause of all) {
      const found = proven.filter(([beginning]) => clause.startsWith(beginning));
      if (found.length !== 1) faults.push(`${card}: ${found.length} proofs, expected one, of “${clause}”`);
    }
    for (const [beginning, proof] of proven) {
      if (!all.some((clause) => clause.startsWith(beginning))) faults.push(`${card}: no clause begins “${beginning}”`);
      prove(`${card}, “${beginning} …”`, proof);
    }
  }
  const known = new Set(paragraphs);
  for (const id of Object.keys(rules)) if (!known.has(id)) faults.push(`${id}: no paragraph of the register`);
  for (const id of Object.keys(cards)) if (!clauses.has(id)) faults.push(`${id}: no card`);
  return { faults, aside };
}
