import { findFault } from '#main/games/kit/replay.ts'
import { describe } from '#main/games/space-planes/describe.ts'
import { SPACE_PLANES } from '#main/games/space-planes/game.ts'
import { followLinks } from '#main/games/space-planes/proof/check-links.ts'
import { type Answer, type Call, WrongUsage } from '#main/hosts/cli/command.ts'
import { readBattle, standingOf } from './battle-file.ts'
import { battleLines } from './battle-lines.ts'

/** `orrery space-planes verify FILE`: decides every order again with the cards that it kept. */
export function verifyBattle({ args: [, path] }: Call): Answer {
  const file = readBattle(path)
  const cards = file.proof ? followLinks(file.start, file.log, file.proof).fault : null
  const fault = findFault(SPACE_PLANES, file) ?? cards
  const orders = `${file.log.length} orders`
  const text =
    fault === null
      ? `Sound: ${orders} are what the rules make of them${file.proof ? ', and the cards are those of the links' : ''}.`
      : `Not sound. ${fault}.`
  return { data: { fault }, text, hasProblems: fault !== null }
}

/** `orrery space-planes log FILE`: what has happened, line by line, and how it stands. */
export function logOfBattle({ args: [, path] }: Call): Answer {
  const file = readBattle(path)
  const lines = file.log.map(({ events }, index) => {
    const open = events.flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
    return `${index + 1}  ${open.map(describe).join('. ')}`
  })
  const standing = standingOf(file)
  return { data: SPACE_PLANES.viewFor(standing, null), text: [...lines, ...battleLines(standing)].join('\n') }
}

/** `orrery space-planes replay FILE N`: how it stood after so many orders, with what the last of them did. */
export function replayBattle({ args: [, path, number = '0'] }: Call): Answer {
  const file = readBattle(path)
  const n = Number(number)
  if (!/^\d+$/.test(number) || n > file.log.length)
    throw new WrongUsage(`Say after how many orders, 0 to ${file.log.length}.`)
  const log = file.log.slice(0, n)
  const standing = standingOf({ ...file, log })
  const last = (log.at(-1)?.events ?? []).flatMap((event) => SPACE_PLANES.eventFor(event, null) ?? [])
  const text = [...last.map(describe), ...battleLines(standing)].join('\n')
  return { data: SPACE_PLANES.viewFor(standing, null), text }
}
