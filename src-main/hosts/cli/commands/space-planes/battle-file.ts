import { resolve } from 'node:path'
import * as z from 'zod'
import { type MatchRecord, replay } from '#main/games/kit/replay.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import type { CardProof } from '#main/games/space-planes/proof/check-links.ts'
import { type Call, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { readText } from '#main/hosts/cli/read-text.ts'
import { writeNew } from '#main/hosts/cli/write-new.ts'
import { Refused } from '#main/services/refused.ts'
import type { Battle, BattleEvent } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'

/** A battle as a file: how it began, and every order with its cards and what came of it. */
export interface BattleFile extends MatchRecord<Battle, Command, BattleEvent, BattleOptions> {
  /** What binds its cards, where two tables fly it (SP-MAIL-2). */
  readonly proof?: CardProof
}

const Link = z.string().regex(/^[0-9a-f]{64}$/, { message: 'A link has 64 hexadecimal digits.' })

const Shape = z.object({
  proof: z
    .object({
      anchors: z.record(z.string(), Link),
      links: z.record(z.string(), z.object({ shooter: Link, target: Link })),
    })
    .optional(),
  game: z.literal('space-planes'),
  format: z.literal(SPACE_PLANES.format),
  options: SPACE_PLANES.options as z.ZodType<BattleOptions>,
  faces: z.array(z.int()),
  start: z.object({ seats: z.array(z.string()), ships: z.array(z.unknown()) }).loose(),
  log: z.array(
    z.object({
      command: SPACE_PLANES.commands as z.ZodType<Command>,
      faces: z.array(z.int()),
      events: z.array(z.object({ type: z.string() }).loose()),
    }),
  ),
})

/** A battle from a file; refused where it is none. */
export function readBattle(path: string | undefined): BattleFile {
  const text = readText(path, 'the file of a battle')
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Refused('file', `${path} is no JSON: name a file that start or turn has written.`)
  }
  const read = Shape.safeParse(parsed)
  if (read.success) return read.data as unknown as BattleFile
  const [issue] = read.error.issues
  throw new Refused('file', `${path} is no battle: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

/** The battle as it stands at the end of its file. */
export function standingOf({ start, log }: BattleFile): Battle {
  return replay(SPACE_PLANES, start, log)
}

/** Writes a battle to the file of `--out`, which may not be there yet. */
export function writeBattle(call: Call, file: BattleFile): void {
  const out = textOf(call, 'out')
  if (out === null) return
  writeNew(
    resolve(out),
    `${JSON.stringify({ game: SPACE_PLANES.id, format: SPACE_PLANES.format, ...file }, null, 1)}\n`,
  )
}

/** The ship of this id, by the name that an argument gives it. */
export function shipIn({ ships }: Battle, id: string | undefined) {
  const ship = ships.find((one) => one.id === id?.toLowerCase())
  if (ship) return ship
  throw new WrongUsage(`Name a ship: ${ships.map((one) => one.id).join(', ') || 'there is none'}.`)
}
