import { isContractProcedure } from '@orpc/contract'
import type { Audience } from '#shared/contract/base.ts'
import { contract } from '#shared/contract/contract.ts'

/** Audience of every endpoint by name, such as `factions.list`. */
export const AUDIENCE_OF: ReadonlyMap<string, Audience> = new Map(endpointsIn(contract))

function endpointsIn(node: object, path: readonly string[] = []): [string, Audience][] {
  return Object.entries(node).flatMap(([key, child]): [string, Audience][] => {
    const here = [...path, key]
    return isContractProcedure(child) ? [[here.join('.'), child['~orpc'].meta['for']]] : endpointsIn(child, here)
  })
}
