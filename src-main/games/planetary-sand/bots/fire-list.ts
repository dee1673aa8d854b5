import type { Battle, FiringListEntry } from '#shared/games/planetary-sand/battle.ts'
import { formatCount } from '#shared/kit/format.ts'
import { listFiringListEntries } from '../fire/firing-list-entries.ts'
import { listAims, listEnemies } from './aims.ts'
import type { BotOrder, BotSide } from './bot.ts'

/**
 * Lists every shooter with a target, each with the better of its weapons; null if the list is complete (SAND-HIT-4).
 */
export function buildFireListOrder(battle: Battle, { by }: BotSide): BotOrder | null {
  if (battle.lists[by] !== undefined) return null
  const enemies = listEnemies(battle, by)
  const lines = listFiringListEntries(battle, by)
    .filter(({ refusal }) => refusal === null)
    .map(({ shooter, weapon, crew }) => ({ shooter, weapon, crew }))
    .map((line) => ({ line, worth: listAims(battle, by, { gun: line, enemies })[0]?.worth ?? 0 }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
  const busy = new Set<string>()
  const entries: FiringListEntry[] = []
  for (const { line } of lines) {
    const people = [line.shooter, ...line.crew]
    if (people.some((id) => busy.has(id))) continue
    for (const id of people) busy.add(id)
    entries.push(line)
  }
  if (entries.length === 0) return null
  return {
    command: { type: 'list-fire', by, entries: entries.map((entry) => ({ ...entry, crew: [...entry.crew] })) },
    why: `${formatCount(entries.length, 'shooter')} with somebody in range.`,
  }
}
