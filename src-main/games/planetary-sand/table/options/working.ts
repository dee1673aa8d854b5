import { canDo, isRobot } from '#main/games/planetary-sand/find.ts'
import { needsCommand } from '#main/games/planetary-sand/robots/command-range.ts'
import { type Candidate, type Choice, ENDS, noWay, option } from './choice.ts'

/** Work that takes turns, and loads (SAND-RELOAD-1, SAND-FIX-1, SAND-FIX-4, SAND-MSL-5). */
export function working(choice: Choice): Candidate[] {
  const { battle, by, people, figures } = choice
  const own = battle.machines.filter(({ side }) => side === by)
  const wrecks = battle.figures.filter(({ status }) => status === 'damaged').map(({ id }) => id)
  const stock = own.filter(({ spares }) => spares > 0)
  const broken = [
    ...battle.openings.filter(({ state }) => state !== 'whole'),
    ...battle.machines.filter(({ isWreck, isMended, hasAir }) => isWreck || (isMended && !hasAir)),
    ...battle.rooms.filter(({ hasAir, leakTurn }) => !hasAir || leakTurn !== null),
  ]
  const carried = {
    type: 'carry',
    by,
    carriers: people,
    way: noWay(choice, people[0] ?? ''),
    ends: { ...ENDS },
  } as const
  return [
    ...own.map(({ id }) => option(`Reload ${id}`, { type: 'reload', by, machine: id, hands: people })),
    ...broken.map(({ id }) => option(`Repair ${id}`, { type: 'repair', by, robots: people, subject: id })),
    ...salvaging(choice, wrecks),
    ...wrecks.map((wreck) => option(`Carry the wreck ${wreck}`, { ...carried, load: { wreck } }, 'way')),
    ...stock.flatMap(({ id: from }) =>
      own.map(({ id: to }) =>
        option(`Carry a spare from ${from} to ${to}`, { ...carried, load: { spareFrom: from, to } }, 'way'),
      ),
    ),
    ...(figures.every((one) => needsCommand(one) && one.at === null) && figures.length > 0
      ? [
          option('Say: beyond R6 of every specialist', { type: 'command-range', by, robots: people, isWithin: false }),
          option('Say: within R6 of a specialist', { type: 'command-range', by, robots: people, isWithin: true }),
        ].slice(figures.some((one) => one.isOutOfCommand) ? 1 : 0, figures.some((one) => one.isOutOfCommand) ? 2 : 1)
      : []),
  ]
}

/** One robot out of two wrecks: the one whose kind is kept comes first (SAND-FIX-4). */
function salvaging({ by, figures }: Choice, wrecks: readonly string[]): Candidate[] {
  const engineer = figures.find((one) => canDo(one, 'mend', null))
  const electronic = figures.find((one) => canDo(one, 'restore', null))
  if (!engineer || !electronic || figures.length !== 2) return []
  return wrecks.flatMap((keep) =>
    wrecks
      .filter((scrap) => scrap !== keep)
      .map((scrap) =>
        option(`Make ${keep} whole out of ${scrap}`, {
          type: 'salvage',
          by,
          team: [engineer.id, electronic.id],
          keep,
          scrap,
        }),
      ),
  )
}

/** Robots are told something: by whoever is a specialist, or an electronic robot with his message (SAND-ROBO-7). */
export function leading({ battle, by, people, figures }: Choice): Candidate[] {
  if (figures.length === 0 || !figures.every(isRobot)) return []
  const tellers = battle.figures.filter((one) => one.side === by && (one.isSpecialist || canDo(one, 'restore', null)))
  return tellers
    .filter(({ id }) => !people.includes(id))
    .map(({ id }) =>
      option(
        `Give an order through ${id}`,
        { type: 'order', by, robots: people, via: id, order: null, post: null },
        'told',
      ),
    )
}
