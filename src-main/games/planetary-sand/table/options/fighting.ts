import { prisonersOf } from '#main/games/planetary-sand/commands/exchange.ts'
import { enemyOf } from '#main/games/planetary-sand/find.ts'
import { heldIn } from '#main/games/planetary-sand/melee/prisoners.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { countWords } from '#shared/kit/words.ts'
import { type Candidate, type Choice, option } from './choice.ts'

/** To contact, and over prisoners (SAND-HTH-1, SAND-PRIS-1, SAND-PRIS-2). */
export function fighting({ battle, by, people, figures }: Choice): Candidate[] {
  const enemy = enemyOf(battle, by)
  const units = [...new Set(battle.figures.filter(({ side }) => side === enemy).map(({ unit }) => unit))]
  const isMeasured = figures.every(({ at }) => at !== null)
  return [
    ...units.map((unit) => {
      const order = { type: 'close', by, figures: people, unit, distance: null } as const
      const title = `Close to contact with ${unit}`
      return isMeasured ? option(title, order) : option(title, order, 'distance', { ...order, distance: { r: 0 } })
    }),
    ...guarding(battle, by, people),
    ...exchanging(battle, by, people),
  ]
}

/** Guards more, or guards less: prisoners whom nobody guards any more go free (SAND-PRIS-1, SAND-PRIS-2). */
function guarding({ captives }: Battle, by: string, people: readonly string[]): Candidate[] {
  return captives
    .filter(({ captor }) => captor === by)
    .flatMap(({ id, men, guards }) => {
      const who = men.length === 1 ? 'the prisoner' : `the ${countWords(men.length, 'prisoner')}`
      const order = (all: readonly string[]) =>
        ({ type: 'guard' as const, by, captives: id, guards: [...all] }) satisfies Candidate['order']
      const [more, less] = [new Set([...guards, ...people]), guards.filter((one) => !people.includes(one))]
      const ends = less.length === 0 ? `Let ${who} go` : `Guard ${who} no more`
      return [
        ...(more.size > guards.length ? [option(`Guard ${who}`, order([...more]))] : []),
        ...(less.length < guards.length ? [option(ends, order(less))] : []),
      ]
    })
}

/** Prisoners for prisoners, man for man or all of them, by those who guard some (SAND-PRIS-2). */
function exchanging(battle: Battle, by: string, people: readonly string[]): Candidate[] {
  const guarded = battle.captives.filter(
    ({ captor, guards }) => captor === by && guards.some((id) => people.includes(id)),
  )
  const gives = guarded.flatMap((one) => heldIn(battle, one))
  const takes = prisonersOf(battle, enemyOf(battle, by))
  const pairs = Math.min(gives.length, takes.length)
  if (pairs === 0) return []
  const swap = (given: readonly string[], taken: readonly string[]) =>
    option(`Exchange ${countWords(given.length, 'prisoner')} for ${taken.length} of yours`, {
      type: 'exchange',
      by,
      gives: [...given],
      takes: [...taken],
    })
  const isEven = gives.length === takes.length
  return [swap(gives.slice(0, pairs), takes.slice(0, pairs)), ...(isEven ? [] : [swap(gives, takes)])]
}
