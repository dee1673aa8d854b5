import type { LogEntry } from '#main/games/kit/replay.ts'
import { rollAttitude } from '#main/games/space-planes/roll-attitude.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import type { Face } from '#shared/games/space-planes/model.ts'

type Entry = LogEntry<Command, BattleEvent>

/**
 * Converts a command of a battle with known positions to the form of a table that does not share them. `before` and
 * `after` are the surrounding states of the battle.
 */
export function toTableInput({ command, events }: Entry, before: Battle, after: Battle): readonly Command[] {
  const { by } = command
  switch (command.type) {
    case 'place':
      return [{ type: 'enter', by, face: command.face, plane: command.plane }]
    case 'manoeuvre':
      return toldManoeuvre(command, events, { before, after })
    case 'shoot': {
      const shot = events.find((event) => event.type === 'shot')
      const measured = shot ? { range: shot.attacker.range, back: shot.answer.range } : { range: null, back: null }
      return [{ ...command, said: measured }]
    }
    default:
      return [command]
  }
}

function toldManoeuvre(
  { by, ship, name, parts }: CommandOf<'manoeuvre'>,
  events: readonly BattleEvent[],
  { before, after }: { readonly before: Battle; readonly after: Battle },
): readonly Command[] {
  const isCancelled = events.some((event) => event.type === 'stopped' && event.kind === 'part')
  const planes = events.flatMap((event) => (event.type === 'changed-plane' ? [event.plane] : []))
  const stopped = events.flatMap((event) => (event.type === 'stopped' && event.kind !== 'part' ? [event.ship] : []))
  const hasRolled = stopped.length > 0 || events.some(({ type }) => type === 'levelled')
  const announced = { type: 'announce', by, ship, name, plane: planes[0] ?? null, isCancelled } as const
  const roller = before.ships.find(({ id }) => id === ship)
  const [dir] = parts.flatMap((part) => ('roll' in part ? [part.roll] : []))
  if (!hasRolled || !roller || !dir) return [{ ...announced, face: null }]
  const faceOf = (id: string): Face => after.ships.find((candidate) => candidate.id === id)?.face ?? 1
  const cubes = before.ships
    .filter(({ id }) => id !== ship)
    .map(({ id }) => ({ ship: id, face: faceOf(id), isStopped: stopped.includes(id) }))
  return [
    { ...announced, face: rollAttitude(roller, dir).face },
    { type: 'reorient', by, cubes },
  ]
}
