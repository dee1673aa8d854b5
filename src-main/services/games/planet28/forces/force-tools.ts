import { requireFound, RefusalError } from '#main/services/refusal-error.ts'
import type { Tools } from '#main/services/tools.ts'
import { createForceJudge, type Edition } from './force-judge.ts'
import { createForceRoster, type Force } from './force-roster.ts'
import { createRulesEditions } from './rules-editions.ts'

/** A warband with its units, and the rules it is built by. */
export interface ForceAndEdition {
  readonly force: Force
  readonly edition: Edition
}

/** Puts the tools of the forces together, once a campaign. */
export function createForceTools(tools: Tools) {
  const roster = createForceRoster(tools.file)
  const judge = createForceJudge()
  const editions = createRulesEditions(tools, roster, judge)
  const { images } = tools.file.rows
  return {
    ...tools,
    roster,
    judge,
    editions,
    /** A warband with its units and its rules; refused where it is gone. */
    force: (warbandId: string): ForceAndEdition => {
      const force = requireFound(roster.find(warbandId), 'warband')
      return { force, edition: editions.ofWarband(force.warband) }
    },
    /** Refuses what the rules of a warband do not have; `unknown` says what, in words. */
    requireKnown: (unknown: readonly string[], who: string): void => {
      if (unknown.length === 0) return
      const what = unknown.join(', the ')
      throw new RefusalError(
        'illegal',
        `The rules of this warband do not have the ${what}. Take it away from ${who}, or add it to the house rules first.`,
      )
    },
    /** Refuses a picture that is not there. */
    requirePicture: (id: string | null): void => void (id === null || requireFound(images.find(id), 'picture')),
  }
}

/** What the use cases of warbands and units work with, besides the tools of all. */
export type ForceTools = ReturnType<typeof createForceTools>
