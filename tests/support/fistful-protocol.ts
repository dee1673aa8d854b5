import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { type ProtocolStepResult, receiveSealOrReveal } from '#main/games/fistful/proof/protocol-steps.ts'
import {
  type SealProtocol,
  findResolvableTurn,
  type RevealPart,
  type SealPart,
} from '#main/games/fistful/proof/protocol.ts'
import type { Side } from '#shared/games/fistful/model.ts'

// A sealed game turn by turn, as stored in a campaign file.

/** A sealed game before its first turn. */
export function beginProtocol(game: string, side: Side): SealProtocol {
  return { game, side, turns: [], resolved: 0, isOver: false }
}

/** Resolves and publishes the current turn; throws while that is not possible. */
export function turnResolved(protocol: SealProtocol, isOver: boolean): SealProtocol {
  if (!findResolvableTurn(protocol)) throw new Error(`Turn ${protocol.resolved + 1} cannot be resolved yet`)
  return { ...protocol, resolved: protocol.resolved + 1, isOver }
}

/** Ends the game without another turn: a side has conceded (FIST-VIC-3). */
export function endProtocol(protocol: SealProtocol): SealProtocol {
  return { ...protocol, isOver: true }
}

/** Processes the seals and reveals of a mail in their order of validity; each is judged separately. */
export function receiveMail(
  protocol: SealProtocol,
  parts: readonly MailPart[],
): { readonly protocol: SealProtocol; readonly steps: readonly ProtocolStepResult[] } {
  const sorted = parts
    .filter((part): part is SealPart | RevealPart => part.kind === 'seal' || part.kind === 'reveal')
    .toSorted((a, b) => a.turn - b.turn || (a.kind === b.kind ? 0 : a.kind === 'seal' ? -1 : 1))
  const steps: ProtocolStepResult[] = []
  for (const part of sorted) {
    const step = receiveSealOrReveal(protocol, part)
    if (step.ok) protocol = step.protocol
    steps.push(step)
  }
  return { protocol, steps }
}
