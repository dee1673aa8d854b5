import type { Dice } from '#main/games/kit/dice.ts'

/** One outcome of the dice. */
export interface DiceOutcome<Result> {
  readonly chance: number
  readonly result: Result
}

/**
 * Enumerates every outcome of the dice in a function, one after the other, by incrementing the last die that has a
 * face left.
 */
export function* enumerateDice<Result>(run: (dice: Dice) => Result): Generator<DiceOutcome<Result>, void> {
  for (let faces: readonly number[] | null = []; faces !== null;) {
    const given: readonly number[] = faces
    const thrown: { readonly face: number; readonly sides: number }[] = []
    const result = run({
      die(sides) {
        const face = given[thrown.length] ?? 1
        thrown.push({ face, sides })
        return face
      },
    })
    yield { chance: thrown.reduce((chance, { sides }) => chance / sides, 1), result }
    const turned = thrown.findLastIndex(({ face, sides }) => face < sides)
    faces = turned < 0 ? null : thrown.slice(0, turned + 1).map(({ face }, at) => (at === turned ? face + 1 : face))
  }
}
