import { found, Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import { createForceJudge, type Edition, type ForceJudge } from './force-judge.ts'
import { createForceRoster, type Force, type ForceRoster } from './force-roster.ts'
import { createRulesEditions, type RulesEditions } from './rules-editions.ts'

/** A warband with its units, and the rules it is built by. */
export interface ForceAndEdition {
  readonly force: Force
  readonly edition: Edition
}

/** What the use cases of warbands and units work with, besides the tools of all. */
export interface ForceTools extends Tools {
  readonly roster: ForceRoster
  readonly judge: ForceJudge
  readonly editions: RulesEditions
  /** A warband with its units and its rules; refused where it is gone. */
  readonly force: (warbandId: string) => ForceAndEdition
  /** Refuses what the rules of a warband do not have; `unknown` says what, in words. */
  readonly requireKnown: (unknown: readonly string[], who: string) => void
  /** Refuses a picture that is not there. */
  readonly requirePicture: (id: string | null) => void
}

/** Puts the tools of the forces together, once a campaign. */
export function createForceTools(tools: Tools): ForceTools {
  const roster = createForceRoster(tools.file)
  const judge = createForceJudge()
  const editions = createRulesEditions(tools, roster, judge)
  const { images } = tools.file.rows
  return {
    ...tools,
    roster,
    judge,
    editions,
    force(warbandId) {
      const force = found(roster.find(warbandId), 'warband')
      return { force, edition: editions.ofWarband(force.warband) }
    },
    requireKnown(unknown, who) {
      if (unknown.length === 0) return
      const what = unknown.join(', the ')
      throw new Refused(
        'illegal',
        `The rules of this warband do not have the ${what}. Take it away from ${who}, or add it to the house rules first.`,
      )
    },
    requirePicture: (id) => void (id === null || found(images.find(id), 'picture')),
  }
}
