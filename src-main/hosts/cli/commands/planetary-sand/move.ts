import { stopWords } from '#main/games/planetary-sand/move/stop-words.ts'
import { walk } from '#main/games/planetary-sand/move/walk.ts'
import { walkerOf } from '#main/games/planetary-sand/move/walker.ts'
import { type Answer, type Call, WrongUsage } from '#main/hosts/cli/command.ts'
import { MOVERS } from '#shared/games/planetary-sand/tables/movement.ts'
import { TERRAIN } from '#shared/games/planetary-sand/tables/terrain.ts'
import { distanceFrom, gravityOf, idFrom, settingsOf } from './given.ts'

/** `orrery planetary-sand move infantry flat:0.4 gentle-up:1`: how far it comes, and what stops it (SAND-MOVE-1, SAND-MOVE-5). */
export function moveOf(call: Call): Answer {
  const [, type, ...words] = call.args
  const mover = idFrom(MOVERS, type, 'mover')
  if (words.length === 0) throw new WrongUsage('Name stretches such as flat:0.4 gentle-up:1.')
  const settings = settingsOf(call)
  const stretches = words.map((word) => {
    const [terrain, length] = word.split(':')
    if (length === undefined) throw new WrongUsage(`“${word}” has no length: say ${word}:1 for R1 of it.`)
    return { terrain: idFrom(TERRAIN, terrain, 'ground'), length: distanceFrom(length, settings) }
  })
  const walker = walkerOf(
    { mover, gear: 'none', swims: false, river: null, slowing: 1 },
    { gravity: gravityOf(call), settings },
  )
  const walked = walk(stretches, walker)
  const feet = (walked.moved * settings.unitMm) / 304.8
  const stopped = stopWords(walked.stopped) ?? 'the whole way'
  return { data: walked, text: `R${walked.moved.toFixed(2)} (${feet.toFixed(2)} ft), ${stopped}` }
}
