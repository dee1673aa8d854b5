import { newTable, QUICK } from '#renderer/games/planet28/new-table.ts'
import type { PracticeFields } from '#shared/contract/planet28/practice.ts'
import type { TablePlan } from '#shared/contract/planet28/table-battles.ts'
import { BARE_FIELD } from '#shared/games/planet28/field/model.ts'

/** What the page holds: who fights, on what field, led by whom. */
export type PracticeDraft = TablePlan & Pick<PracticeFields, 'field' | 'directors' | 'places' | 'seed'>

/** Two small sides that can fight at once, on an empty field. */
export function newPractice(): PracticeDraft {
  const plan = newTable()
  const kits = [
    { name: 'Guards', quick: { ...QUICK, name: 'Guard', equipment: ['laser-rifle', 'dagger'] } },
    { name: 'Raiders', quick: { ...QUICK, name: 'Raider', equipment: ['great-sword', 'light-armour'] } },
  ]
  const sides = plan.sides.map((side, at) => {
    const kit = kits[at]
    return kit === undefined ? side : { ...side, name: kit.name, quick: [kit.quick] }
  })
  return {
    ...plan,
    name: 'Practice',
    sides,
    turns: 8,
    field: BARE_FIELD,
    directors: ['captain', 'list'],
    places: {},
    seed: 'one',
  }
}

/** The call that the draft makes: names that were left empty are filled in, and each side has a director. */
export function practiceFields({
  play,
  sides,
  absent,
  turns,
  field,
  directors,
  places,
  seed,
}: PracticeDraft): PracticeFields {
  return {
    play,
    absent,
    turns,
    field,
    places,
    seed: seed.trim() || 'one',
    sides: sides.map((side, at) => ({
      ...side,
      name: side.name.trim() || `Side ${at + 1}`,
      quick: side.quick.map((one) => ({ ...one, name: one.name.trim() || 'Fighter' })),
    })),
    directors: sides.map((_side, at) => directors[at] ?? 'list'),
  }
}

/** The draft without one of its sides. */
export function withoutSide(draft: PracticeDraft, at: number): PracticeDraft {
  const others = <One>(all: readonly One[]) => all.filter((_one, index) => index !== at)
  return { ...draft, sides: others(draft.sides), directors: others(draft.directors) }
}

/** The letter of a side, by which its units are marked on the field. */
export function sideLetter(at: number): string {
  return String.fromCodePoint(65 + at)
}

/** The place of a side in their order, by its id, such as `side-2`. */
export function sideAt(id: string): number {
  return Number(id.replace('side-', '')) - 1
}
