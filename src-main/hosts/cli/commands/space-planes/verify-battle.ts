import { replay } from '#main/games/kit/replay.ts'
import { describe } from '#main/games/space-planes/describe.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { BROKEN_SEAL, NO_SEAL } from '#main/games/space-planes/proof/file-seal.ts'
import { type Answer, argsOf, type Call, WrongUsage } from '#main/hosts/cli/command.ts'
import { fitsSeal } from '#main/services/games/space-planes/battle-file.ts'
import { Refused } from '#main/services/refused.ts'
import { countWords } from '#shared/kit/words.ts'
import { type FlownFile, flownFile, readBattle, readBattleFile } from './battle-file.ts'
import { battleLines, headline } from './battle-lines.ts'

/** `orrery space-planes verify FILE`: decides every order of a battle again with the cards of its file, those by mail from the chains of both, and says how it ended; exit code 1 where the rules say otherwise. */
export function verifyBattle(call: Call): Answer {
  const [path] = argsOf(call, 'verify FILE')
  const read = readBattleFile(path)
  try {
    const flown = flownFile(read)
    const isSealed = fitsSeal(flown.file, flown)
    if (isSealed === false) throw new Refused('illegal', BROKEN_SEAL)
    return soundAnswer(flown, isSealed === true)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { data: { fault: error.message }, text: `Not sound. ${error.message}`, hasProblems: true }
  }
}

function soundAnswer(flown: FlownFile, isSealed: boolean): Answer {
  const { orders, standing } = flown
  const { phase, turn, points, winners } = standing
  const [cards, byHand] = [cardWords(flown), handWords(flown)]
  const text = [
    `${isSealed ? 'Sound' : 'Unsealed'}: ${countWords(orders.length, 'order')}, each of them what the rules allow.`,
    ...(isSealed ? ['Seal: it fits start, orders and end.'] : [NO_SEAL]),
    cards,
    ...byHand.map((words) => `By hand: ${words}`),
    headline(standing),
  ]
  return {
    data: { fault: null, isSealed, orders: orders.length, cards, byHand, phase, turn, points, winners },
    text: text.join('\n'),
  }
}

/** Where the cards come from, and what that proves. */
function cardWords({ orders, standing: { mail, settings } }: FlownFile): string {
  const shots = orders.flatMap(({ events }) => events.filter(({ type }) => type === 'shot')).length
  if (mail) return `Cards: those of ${countWords(shots, 'shot')} follow from the chains of both (SP-MAIL-2).`
  return settings.deckMode === 'app'
    ? `Cards: those of ${countWords(shots, 'shot')} are the deck’s of this file; who shuffled it is believed.`
    : `Cards: those of ${countWords(shots, 'shot')} were typed in; whoever did is believed.`
}

/** What people set right or said where the rules would have reckoned. */
function handWords({ orders }: FlownFile): string[] {
  return orders.flatMap(({ command }, at) => {
    if (command.type === 'correct') return [`order ${at + 1} corrects ship ${command.ship.id}: ${command.note}`]
    if (command.type !== 'shoot') return []
    const { range, back } = command.said
    return range === null && back === null
      ? []
      : [`order ${at + 1}: the table said ${[range, back].map((one) => one ?? 'nothing').join(' and back ')}`]
  })
}

/** `orrery space-planes log FILE`: what has happened, line by line, and how it stands. */
export function logOfBattle(call: Call): Answer {
  const [path] = argsOf(call, 'log FILE')
  const { orders, standing } = readBattle(path)
  const lines = orders.map(({ events }, index) => {
    const open = events.flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
    return `${index + 1}  ${open.map(describe).join('. ')}`
  })
  return { data: SPACE_PLANES.viewFor(standing, null), text: [...lines, ...battleLines(standing)].join('\n') }
}

/** `orrery space-planes replay FILE N`: how it stood after so many orders, with what the last of them did. */
export function replayBattle(call: Call): Answer {
  const [path, number = ''] = argsOf(call, 'replay FILE N')
  const { start, orders } = readBattle(path)
  const n = Number(number)
  if (!/^\d+$/.test(number) || n > orders.length)
    throw new WrongUsage(`Say after how many orders, 0 to ${orders.length}, not "${number}".`)
  const standing = replay(SPACE_PLANES, start, orders.slice(0, n))
  const last = (orders[n - 1]?.events ?? []).flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
  const text = [...last.map(describe), ...battleLines(standing)].join('\n')
  return { data: SPACE_PLANES.viewFor(standing, null), text }
}
