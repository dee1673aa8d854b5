import { listPrisoners } from '#main/games/planetary-sand/commands/exchange.ts'
import { listLivingPrisoners } from '#main/games/planetary-sand/melee/prisoners.ts'
import { findMachine, getEnemySide, needsAir, isVacuum } from '#main/games/planetary-sand/state/find.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { withLedPrisoners, formatLedPrisonersSuffix } from '#shared/games/planetary-sand/led-prisoners.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'
import { buildMoveDraft, type MoveDraft, type PieceSelection } from './selection.ts'

/** Entering and leaving vehicles and rooms, suits, and flight from rooms without air (SAND-MOVE-4, SAND-AIR-3, SAND-AIR-5). */
export function listEntryAndExitDrafts({ battle, by, people, figures }: PieceSelection): MoveDraft[] {
  const group = 'In and out'
  const cabs = battle.machines.filter(({ side, isWreck }) => side === by && !isWreck)
  const unsuited = figures.filter(needsAir).map(({ id }) => id)
  const isShortOfAir = isVacuum(battle) && unsuited.length > 0
  const places = [...battle.rooms, ...cabs].map(({ id }) => id)
  const others = places.filter((id) => figures.every(({ inside }) => inside !== id))
  const left = [...new Set(figures.map(({ inside }) => inside))].filter((id) => id !== null)
  const party = [...withLedPrisoners(battle, by, people)]
  const led = formatLedPrisonersSuffix(party, people)
  return [
    ...others.map((into) => {
      const label = `${findMachine(battle, into) ? `Board ${into}` : `Go into ${into}`}${led}`
      return buildMoveDraft({ id: `board:${into}`, label, group }, { type: 'board', by, figures: party, into })
    }),
    buildMoveDraft(
      { id: 'leave', label: `Leave ${formatList(left)}${led}`, group },
      { type: 'leave', by, figures: party, at: null, cover: null },
    ),
    ...(isShortOfAir
      ? [
          buildMoveDraft(
            { id: 'suit-up', label: `Put on ${formatCount(unsuited.length, 'suit')}`, group: 'Air' },
            { type: 'suit-up', by, figures: unsuited },
          ),
          ...others.map((to) =>
            buildMoveDraft(
              { id: `evacuate:${to}`, label: `Flee to ${to}${led}`, group: 'Air' },
              { type: 'evacuate', by, figures: party, to },
            ),
          ),
        ]
      : []),
  ]
}

/** Closing to contact, and what is done with prisoners (SAND-HTH-1, SAND-PRIS-1, SAND-PRIS-2). */
export function listContactAndPrisonerDrafts({ battle, by, people, figures }: PieceSelection): MoveDraft[] {
  const enemy = getEnemySide(battle, by)
  const units = [...new Set(battle.figures.filter(({ side }) => side === enemy).map(({ unit }) => unit))]
  const isMeasured = figures.every(({ at }) => at !== null)
  return [
    ...units.map((unit) => {
      const command = { type: 'close', by, figures: people, unit, distance: null } as const
      const fields = { id: `close:${unit}`, label: `Close to contact with ${unit}`, group: 'Hand to hand' }
      return isMeasured
        ? buildMoveDraft(fields, command)
        : buildMoveDraft(fields, command, 'distance', { ...command, distance: { r: 0 } })
    }),
    ...listGuarding(battle, by, people),
    ...listExchanges(battle, by, people),
  ]
}

/** More or fewer guards. Prisoners without guards go free (SAND-PRIS-1, SAND-PRIS-2). */
function listGuarding({ captives }: Battle, by: string, people: readonly string[]): MoveDraft[] {
  const own = captives.filter(({ captor }) => captor === by)
  return own.flatMap(({ id, men, guards }) => {
    const who = men.length === 1 ? 'the prisoner' : `the ${formatCount(men.length, 'prisoner')}`
    const guard = (change: string, label: string, all: readonly string[]) =>
      buildMoveDraft(
        { id: `${change}:${id}`, label, group: 'Prisoners' },
        { type: 'guard', by, captives: id, guards: [...all] },
      )
    const [more, fewer] = [new Set([...guards, ...people]), guards.filter((figure) => !people.includes(figure))]
    const end = fewer.length === 0 ? `Let ${who} go` : `Guard ${who} no more`
    return [
      ...(more.size > guards.length ? [guard('guard', `Guard ${who}`, [...more])] : []),
      ...(fewer.length < guards.length ? [guard('unguard', end, fewer)] : []),
    ]
  })
}

/** Exchanges of prisoners, man for man or all of them, for figures that guard some (SAND-PRIS-2). */
function listExchanges(battle: Battle, by: string, people: readonly string[]): MoveDraft[] {
  const guarded = battle.captives.filter(
    ({ captor, guards }) => captor === by && guards.some((id) => people.includes(id)),
  )
  const gives = guarded.flatMap((captives) => listLivingPrisoners(battle, captives))
  const takes = listPrisoners(battle, getEnemySide(battle, by))
  const pairs = Math.min(gives.length, takes.length)
  if (pairs === 0) return []
  const exchange = (id: string, given: readonly string[], taken: readonly string[]) =>
    buildMoveDraft(
      {
        id,
        label: `Exchange ${formatCount(given.length, 'prisoner')} for ${taken.length} of yours`,
        group: 'Prisoners',
        note: 'Both sides agree, and the gamemaster gives it.',
      },
      { type: 'exchange', by, gives: [...given], takes: [...taken] },
    )
  const isEven = gives.length === takes.length
  return [
    exchange('exchange', gives.slice(0, pairs), takes.slice(0, pairs)),
    ...(isEven ? [] : [exchange('exchange:all', gives, takes)]),
  ]
}
