import * as z from 'zod'
import type { MatchRecord } from '#main/games/kit/replay.ts'
import { PLANETARY_SAND } from '#main/games/planetary-sand/game.ts'
import { readText } from '#main/hosts/cli/read-text.ts'
import { Refused } from '#main/services/refused.ts'
import type { Battle, BattleEvent } from '#shared/games/planetary-sand/battle.ts'
import { type Command, CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'

/** A battle as a file: how it began, and every order with its dice and what came of it. */
type BattleFile = MatchRecord<Battle, Command, BattleEvent, BattleOptions>

const Shape = z.object({
  game: z.literal('planetary-sand'),
  format: z.literal(PLANETARY_SAND.format),
  options: BattleOptions,
  faces: z.array(z.int()),
  start: z.object({ sides: z.array(z.string()) }).loose(),
  log: z.array(
    z.object({
      command: CommandSchema,
      faces: z.array(z.int()),
      events: z.array(z.object({ type: z.string() }).loose()),
    }),
  ),
})

/** A battle from a file; refused where it is none. */
export function readBattle(path: string | undefined): BattleFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(readText(path, 'the file of a battle'))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refused('file', `${path} is no JSON.`)
    throw error
  }
  const read = Shape.safeParse(parsed)
  if (read.success) return read.data as unknown as BattleFile
  const [issue] = read.error.issues
  throw new Refused('file', `${path} is no battle: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}
