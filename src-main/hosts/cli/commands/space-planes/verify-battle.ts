import { replayLog } from '#main/games/kit/replay.ts'
import { formatEvent } from '#main/games/space-planes/format-event.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { BROKEN_SEAL_MESSAGE, NO_SEAL_MESSAGE } from '#main/games/space-planes/proof/file-seal.ts'
import { type CommandResult, parseArguments, type CommandLineCall, UsageError } from '#main/hosts/cli/command.ts'
import { verifyBattleSeal } from '#main/services/games/space-planes/battle-file.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { formatCount } from '#shared/kit/format.ts'
import { type ReplayedBattle, replayParsedBattleFile, readAndReplayBattle, readBattleFile } from './battle-file.ts'
import { listBattleSummaryLines, formatTurnStatus } from './battle-summary.ts'

/**
 * `orrery space-planes verify FILE`: replays every order with the cards of the file, or for battles by mail with those
 * derived from both chains, and prints the result. Exit code 1 if the rules disagree.
 */
export function verifyBattle(call: CommandLineCall): CommandResult {
  const [path] = parseArguments(call, 'verify FILE')
  const read = readBattleFile(path)
  try {
    const flown = replayParsedBattleFile(read)
    const isSealed = verifyBattleSeal(flown.file, flown)
    if (isSealed === false) throw new RefusalError('illegal', BROKEN_SEAL_MESSAGE)
    return soundAnswer(flown, isSealed === true)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return { data: { fault: error.message }, text: `Not sound. ${error.message}`, hasProblems: true }
  }
}

function soundAnswer(flown: ReplayedBattle, isSealed: boolean): CommandResult {
  const { orders, standing } = flown
  const { phase, turn, points, winners } = standing
  const [cards, byHand] = [cardWords(flown), handWords(flown)]
  const text = [
    `${isSealed ? 'Sound' : 'Unsealed'}: ${formatCount(orders.length, 'order')}, each of them what the rules allow.`,
    ...(isSealed ? ['Seal: it fits start, orders and end.'] : [NO_SEAL_MESSAGE]),
    cards,
    ...byHand.map((words) => `By hand: ${words}`),
    formatTurnStatus(standing),
  ]
  return {
    data: { fault: null, isSealed, orders: orders.length, cards, byHand, phase, turn, points, winners },
    text: text.join('\n'),
  }
}

/** Describes where the cards come from, and what that proves. */
function cardWords({ orders, standing: { mail, settings } }: ReplayedBattle): string {
  const shots = orders.flatMap(({ events }) => events.filter(({ type }) => type === 'shot')).length
  if (mail) return `Cards: those of ${formatCount(shots, 'shot')} follow from the chains of both (SP-MAIL-2).`
  return settings.deckMode === 'app'
    ? `Cards: those of ${formatCount(shots, 'shot')} are the deck’s of this file; who shuffled it is believed.`
    : `Cards: those of ${formatCount(shots, 'shot')} were typed in; whoever did is believed.`
}

/** Lists manual corrections and measurements that replaced computed values. */
function handWords({ orders }: ReplayedBattle): string[] {
  return orders.flatMap(({ command }, at) => {
    if (command.type === 'correct') return [`order ${at + 1} corrects ship ${command.ship.id}: ${command.note}`]
    if (command.type !== 'shoot') return []
    const { range, back } = command.said
    return range === null && back === null
      ? []
      : [`order ${at + 1}: the table said ${[range, back].map((item) => item ?? 'nothing').join(' and back ')}`]
  })
}

/** `orrery space-planes log FILE`: the events line by line, and the state. */
export function showBattleLog(call: CommandLineCall): CommandResult {
  const [path] = parseArguments(call, 'log FILE')
  const { orders, standing } = readAndReplayBattle(path)
  const lines = orders.map(({ events }, index) => {
    const open = events.flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
    return `${index + 1}  ${open.map(formatEvent).join('. ')}`
  })
  return {
    data: SPACE_PLANES.viewFor(standing, null),
    text: [...lines, ...listBattleSummaryLines(standing)].join('\n'),
  }
}

/** `orrery space-planes replay FILE N`: the state after N orders, and the effects of the last one. */
export function showStateAfterOrders(call: CommandLineCall): CommandResult {
  const [path, number = ''] = parseArguments(call, 'replay FILE N')
  const { start, orders } = readAndReplayBattle(path)
  const n = Number(number)
  if (!/^\d+$/.test(number) || n > orders.length)
    throw new UsageError(`Say after how many orders, 0 to ${orders.length}, not "${number}".`)
  const standing = replayLog(SPACE_PLANES, start, orders.slice(0, n))
  const last = (orders[n - 1]?.events ?? []).flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
  const text = [...last.map(formatEvent), ...listBattleSummaryLines(standing)].join('\n')
  return { data: SPACE_PLANES.viewFor(standing, null), text }
}
