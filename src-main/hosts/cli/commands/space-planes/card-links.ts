import { cardsFor } from '#main/games/space-planes/flips.ts'
import { cardsFrom, chainLink, type ShotLinks } from '#main/games/space-planes/proof/card-chain.ts'
import { followLinks, wrongLink } from '#main/games/space-planes/proof/check-links.ts'
import { rangeClassOf } from '#main/games/space-planes/range/range-of.ts'
import { type Answer, type Call, textOf, WrongUsage } from '#main/hosts/cli/command.ts'
import { Refused } from '#main/services/refused.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Command } from '#shared/games/space-planes/commands.ts'
import type { BattleFile } from './battle-file.ts'

/** `orrery space-planes link SECRET N`: link N of the chain of a secret; 0 is the anchor that everybody is told before the battle (SP-MAIL-2). */
export function linkOf({ args: [, secret, number] }: Call): Answer {
  const at = Number(number)
  if (!secret || !Number.isInteger(at) || at < 0 || at > 400)
    throw new WrongUsage('Name your secret, and which link: link "a long secret" 0 is the anchor, 1 the first to show.')
  const link = chainLink(secret, at)
  return { data: { link }, text: link }
}

/** A shot with the cards of the links that were shown, and the file with these links; other orders as they are. */
export function dealt(call: Call, file: BattleFile, { battle, command }: { battle: Battle; command: Command }) {
  const { proof } = file
  if (command.type !== 'shoot' || !proof) return { command, file }
  const links = linksOf(call)
  const [ship, target] = [command.ship, command.target].map((id) => battle.ships.find((one) => one.id === id))
  if (!ship || !target) return { command, file } // the rules say why not
  const wrong = wrongLink(followLinks(file.start, file.log, proof).newest, [command.by, target.owner], links)
  if (wrong !== null) throw new Refused('illegal', `The link of ${wrong} is not the next one of their chain.`)
  const range = rangeClassOf(battle, ship, target)
  const cards = range === 'none' ? [] : cardsFrom(battle, links, cardsFor(range, rangeClassOf(battle, target, ship)))
  const kept = { ...proof, links: { ...proof.links, [file.log.length]: links } }
  return { command: { ...command, cards }, file: { ...file, proof: kept } }
}

function linksOf(call: Call): ShotLinks {
  const [shooter, target] = (textOf(call, 'links') ?? '').split(',').map((link) => link.trim())
  if (shooter && target) return { shooter, target }
  throw new WrongUsage('The cards of this battle come from links: --links SHOOTER,TARGET.')
}
