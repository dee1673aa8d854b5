import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { createForceJudge, type RulesEdition } from './force-judge.ts'
import { createForceLoader, type Force } from './force-loader.ts'
import { createRulesEditionStore } from './rules-editions.ts'

/** A warband with its units, and the rules it is built with. */
export interface ForceAndEdition {
  readonly force: Force
  readonly edition: RulesEdition
}

/** Creates the shared dependencies of the forces, once per campaign. */
export function createForceDependencies(tools: ServiceDependencies) {
  const roster = createForceLoader(tools.file)
  const judge = createForceJudge()
  const editions = createRulesEditionStore(tools, roster, judge)
  const { images } = tools.file.rows
  return {
    ...tools,
    roster,
    judge,
    editions,
    /** Returns a warband with its units and its rules, or refuses if it no longer exists. */
    force: (warbandId: string): ForceAndEdition => {
      const force = requireFound(roster.find(warbandId), 'warband')
      return { force, edition: editions.ofWarband(force.warband) }
    },
    /** Refuses rows that the rules of a warband do not have, described in `unknown`. */
    requireKnown: (unknown: readonly string[], who: string): void => {
      if (unknown.length === 0) return
      const what = unknown.join(', the ')
      throw new RefusalError(
        'illegal',
        `The rules of this warband do not have the ${what}. Take it away from ${who}, or add it to the house rules first.`,
      )
    },
    /** Refuses a picture that does not exist. */
    requirePicture: (id: string | null): void => void (id === null || requireFound(images.find(id), 'picture')),
  }
}

/** Shared dependencies of the services of warbands and units. */
export type ForceDependencies = ReturnType<typeof createForceDependencies>
