import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { removeRedundantInvisibles } from '#shared/kit/normalize-stored-name.ts'

const CONTROL = /\p{Cc}/gu

/** Whether a name survives a mail unchanged. */
export function isMailableName(name: string): boolean {
  return name.isWellFormed() && shownOf(name) === name
}

/** Throws a refusal for names that would keep the other player from accepting an invitation. */
export function requireMailableNames(names: readonly string[]): void {
  const unfit = names.find((name) => !isMailableName(name))
  if (unfit === undefined) return
  throw new RefusalError(
    'illegal',
    `The name “${shownOf(unfit).slice(0, 40)}” holds hidden signs, such as those that turn the direction of the text, and no mail may have them. Type it anew.`,
  )
}

/** The name without control and invisible characters. */
function shownOf(name: string): string {
  return removeRedundantInvisibles(name.replace(CONTROL, ''))
}
