import type * as z from 'zod'
import type { BillView, ProblemView } from '../../src-shared/contract/planet28.ts'
import type { Bill, Problem } from '../../src-shared/games/planet28/model.ts'

/** A bill as it is answered. */
export function billView({ lines, formula, cost }: Bill): z.infer<typeof BillView> {
  return { lines: [...lines], formula, cost }
}

/** Problems as they are answered. */
export function problemViews(problems: readonly Problem[]): z.infer<typeof ProblemView>[] {
  return problems.map(({ cells, ...problem }) => (cells === undefined ? problem : { ...problem, cells: [...cells] }))
}

/** A name in the middle of a sentence: “The Lantern Crew” is “the Lantern Crew” there. */
export function midSentence(name: string): string {
  return name.replace(/^The (?=\S)/, 'the ')
}
