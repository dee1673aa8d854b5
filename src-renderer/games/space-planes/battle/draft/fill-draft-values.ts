import type { Json } from '#shared/match/protocol.ts'
import type { BattlePageContext } from '../battle-page-context.ts'

/** Writes values by path into the draft. */
export function fillDraftValues(
  drafting: Pick<BattlePageContext['drafting'], 'setInput'>,
  values: { readonly [path: string]: Json },
): void {
  for (const [path, value] of Object.entries(values)) drafting.setInput(path, value)
}
