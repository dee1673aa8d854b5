import type { Battle, WorkInProgress } from '#shared/games/planetary-sand/battle.ts'
import type { Figure } from '#shared/games/planetary-sand/model.ts'
import { ableOf, flat, foeOf, moverIn } from './planetary-sand-facts.ts'
import type { Loose } from './planetary-sand.ts'

/** Loads, repairs and salvage that a side may start. */
export function works(battle: Battle, by: string, own: readonly Figure[]): Loose[] {
  const p = by === 'Ana' ? 'a' : 'b'
  const wrecks = battle.figures.filter(({ status }) => status === 'damaged').map(({ id }) => id)
  const broken = [...battle.openings, ...battle.rooms].map(({ id }) => id)
  return [
    { type: 'reload', by, machine: `${p}-pad`, hands: [`${p}9`] },
    { type: 'reload', by, machine: `${p}-pad`, hands: [`${p}1`] },
    { type: 'carry', by, carriers: [`${p}9`], load: { spareFrom: `${p}-carrier`, to: `${p}-pad` }, way: flat(0.2) },
    ...broken.flatMap((subject): Loose[] =>
      [`${p}7`, `${p}8`].map((robot) => ({ type: 'repair', by, robots: [robot], subject })),
    ),
    ...wrecks.flatMap((wreck) =>
      own.map(({ id }): Loose => ({
        type: 'carry',
        by,
        carriers: [id],
        load: { wreck },
        way: flat(0.4),
        ends: { zone: by },
      })),
    ),
    ...wrecks.flatMap((keep) =>
      wrecks.map((scrap): Loose => ({ type: 'salvage', by, team: [`${p}7`, `${p}8`], keep, scrap })),
    ),
  ]
}

/** Men on their way home, and prisoners with their guards. */
export function captures(battle: Battle, by: string, own: readonly Figure[]): Loose[] {
  const back = battle.figures.filter((figure) => figure.side === by && figure.status === 'returning')
  const foe = foeOf(battle, by)
  const heldBy = (side: string) => battle.captives.find(({ captor }) => captor === side)?.men[0]
  const [give, take] = [heldBy(by), heldBy(foe)]
  const man = battle.figures.find((figure) => figure.side === foe && figure.kind === 'man' && figure.status === 'able')
  const [guard] = own
  return [
    ...(give && take ? [{ type: 'exchange', by, gives: [give], takes: [take] } as const] : []),
    ...(man && guard ? ['prisoner', 'disarmed'] : []).map((status): Loose => ({
      type: 'correct',
      by,
      note: 'He was taken.',
      figures: [{ id: man?.id, status, guards: [guard?.id] }],
    })),
    ...back.map(({ id }): Loose => ({ type: 'move', by, movers: [id], way: flat(0.5), ends: { zone: by } })),
    ...battle.captives.flatMap(({ id, captor, men, guards }): Loose[] =>
      captor === by
        ? [
            { type: 'guard', by, captives: id, guards: [] },
            ...own.map((figure): Loose => ({ type: 'guard', by, captives: id, guards: [figure.id] })),
            { type: 'move', by, movers: [...guards.slice(0, 1), ...men], way: flat(0.8), ends: { zone: by } },
          ]
        : [],
    ),
  ]
}

/** How a side continues work of each kind. */
const GOES_ON: Readonly<Record<WorkInProgress['kind'], (work: WorkInProgress, by: string) => Loose>> = {
  reload: ({ subject, workers }, by) => ({ type: 'reload', by, machine: subject, hands: workers }),
  repair: ({ subject, workers }, by) => ({ type: 'repair', by, robots: workers, subject }),
  restore: ({ subject, workers }, by) => ({ type: 'repair', by, robots: workers, subject }),
  salvage: ({ subject, other: scrapId, workers }, by) => ({
    type: 'salvage',
    by,
    team: workers,
    keep: subject,
    scrap: scrapId,
  }),
}

/**
 * Urgent commands: started work, empty pads, men on their way home, prisoners on the march. Work of several turns is
 * finished only if it is continued deliberately, not by random commands.
 */
export function pressingIn(battle: Battle): Loose[] {
  const by = moverIn(battle)
  if (by === null) return []
  const own = ableOf(battle, by)
  const begun = battle.works.filter(({ side }) => side === by)
  const loads = works(battle, by, own).filter(({ type }) => type === 'reload')
  return [...begun.map((work) => GOES_ON[work.kind](work, by)), ...loads, ...captures(battle, by, own)]
}
