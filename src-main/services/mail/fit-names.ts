import { Refused } from '#main/services/refused.ts'

/** Control signs, and those that turn the direction in which the text around them is read. */
const UNFIT = /[\p{Cc}\p{Bidi_Control}]/u

/** Whether a name may stand in a mail: it reads there as it is stored. */
export function isFitName(name: string): boolean {
  return name.isWellFormed() && !UNFIT.test(name)
}

/** Refuses names with which the other player could not take an invitation. */
export function requireFitNames(names: readonly string[]): void {
  const unfit = names.find((name) => !isFitName(name))
  if (unfit === undefined) return
  const shown = unfit.replace(new RegExp(UNFIT, 'gu'), '').slice(0, 40)
  throw new Refused(
    'illegal',
    `The name “${shown}” holds hidden signs that turn the direction of the text, and no mail may have them. Type it anew.`,
  )
}
