import { RefusalError } from '#main/services/refusal-error.ts'
import { removeUnseen } from '#shared/kit/normalize-stored-name.ts'

const CONTROL = /\p{Cc}/gu

/** Whether a name may stand in a mail: it reads there as it is stored. */
export function isFitName(name: string): boolean {
  return name.isWellFormed() && shownOf(name) === name
}

/** Refuses names with which the other player could not take an invitation. */
export function requireFitNames(names: readonly string[]): void {
  const unfit = names.find((name) => !isFitName(name))
  if (unfit === undefined) return
  throw new RefusalError(
    'illegal',
    `The name “${shownOf(unfit).slice(0, 40)}” holds hidden signs, such as those that turn the direction of the text, and no mail may have them. Type it anew.`,
  )
}

/** What is seen of a name. */
function shownOf(name: string): string {
  return removeUnseen(name.replace(CONTROL, ''))
}
