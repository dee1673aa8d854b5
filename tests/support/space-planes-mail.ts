import { type Dice, createGivenDice, createSeededDice } from '#main/games/kit/dice.ts'
import { replayLog } from '#main/games/kit/replay.ts'
import { chooseBotTurn } from '#main/games/space-planes/bots/bots.ts'
import { decide } from '#main/games/space-planes/decide.ts'
import { setUpBattle, SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { type MailBattle, listOutgoingParts } from '#main/games/space-planes/mail/outgoing-parts.ts'
import type { PlanesMailPart } from '#main/games/space-planes/mail/parts.ts'
import { receiveMailPart } from '#main/games/space-planes/mail/receive-part.ts'
import { computeChainLink } from '#main/games/space-planes/proof/card-chain.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command, CommandOf } from '#shared/games/space-planes/commands.ts'
import type { BattleOptions } from '#shared/games/space-planes/options.ts'

/** The file of one table, without a campaign. */
export type MailTable = MailBattle

/** Two tables that have agreed on a battle: Ana has invited, and Ben has not joined yet. */
export function twoTables(agreed: Partial<BattleOptions> = {}): [MailTable, MailTable] {
  const options: BattleOptions = { seats: ['Ana', 'Ben'], settings: {}, ...agreed, byMail: true }
  const start = setUpBattle(options, createSeededDice('unused'))
  const table = (seat: string): MailTable => ({
    game: 'KXMRTQPA',
    seat,
    start,
    log: [],
    ownLink: (at) => computeChainLink(`secret of ${seat}`, at),
    shown: null,
  })
  const join = (seat: string): Command => ({ type: 'join', by: seat, anchor: computeChainLink(`secret of ${seat}`, 0) })
  return [given(table('Ana'), join('Ana')), given(given(table('Ben'), join('Ana')), join('Ben'))]
}

/** State of the battle at a table. */
export const standingAt = ({ start, log }: MailTable): Battle => replayLog(SPACE_PLANES, start, log)

export function given(table: MailTable, command: Command): MailTable {
  const decision = decide(standingAt(table), command, createGivenDice([]))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return { ...table, log: [...table.log, { command, faces: [], events: decision.events }] }
}

/** The table after everything the other one sends; throws the message of a refusal. */
export function taken(table: MailTable, parts: readonly PlanesMailPart[]): MailTable {
  return parts.reduce((before, part) => {
    if (part.kind === 'invitation') return before
    const read = receiveMailPart(before, part, before.seat === 'Ana' ? 'Ben' : 'Ana')
    if (!read.ok) throw new Error(read.why)
    return { ...before, log: [...before.log, ...read.entries], shown: read.shown }
  }, table)
}

/** A random turn of the side to act, sometimes with a shot that has an end for each of its outcomes. */
export function turnByChance(table: MailTable, whims: Dice): MailTable {
  const battle = standingAt(table)
  const { commands } = chooseBotTurn(battle, whims.die(3) === 1 ? 'drifter' : 'hunter', whims)
  let after = table
  for (const [index, command] of commands.entries()) {
    const { phase, active, turn, mail } = standingAt(after)
    if (phase === 'over' || active !== table.seat || turn !== battle.turn || mail?.aimed) break
    after = given(after, command.type === 'shoot' ? aimOf(command, commands[index + 1], whims) : command)
  }
  return after
}

/**
 * Aims at the target: after a hit the turn is passed, after a miss the next manoeuvre of the bot follows. Sometimes no
 * ends are written, and the turn continues.
 */
function aimOf({ by, ship, target }: CommandOf<'shoot'>, next: Command | undefined, whims: Dice): Command {
  if (next?.type !== 'manoeuvre') return { type: 'aim', by, ship, target, hit: null, miss: null }
  const { type, ship: flyer, name, parts } = next
  const end = whims.die(4) === 1 ? null : { type, ship: flyer, name, parts }
  return { type: 'aim', by, ship, target, hit: end && { type: 'pass' }, miss: end }
}

/** A mail in transit: its sender, and the state of the receiving table. */
interface Post {
  readonly from: MailTable
  readonly to: MailTable
  readonly parts: readonly PlanesMailPart[]
}

/** A battle played at random by mail: every mail in transit, and both tables at the end. */
export function playedByMail(seed: string, most: number, agreed: Partial<BattleOptions> = {}) {
  const whims = createSeededDice(seed)
  let [here, there] = twoTables({ settings: { shipsEach: 2 }, ...agreed })
  const posts: Post[] = []
  for (let count = 0; count < most && standingAt(there).phase !== 'over'; count += 1) {
    const { parts } = listOutgoingParts(there)
    posts.push({ from: there, to: here, parts })
    here = taken(here, parts)
    const { phase, active } = standingAt(here)
    if (phase !== 'over' && active === here.seat) here = turnByChance(here, whims)
    ;[here, there] = [there, here]
  }
  return { posts, tables: [here, there] as const }
}
