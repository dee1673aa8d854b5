import { isContractProcedure } from '@orpc/contract'
import type { EndpointAudience } from '#shared/contract/base.ts'
import { contract } from '#shared/contract/contract.ts'

/** Audience of every endpoint by name, such as `factions.list`. */
export const AUDIENCE_OF: ReadonlyMap<string, EndpointAudience> = new Map(endpointsIn(contract))

function endpointsIn(node: object, path: readonly string[] = []): [string, EndpointAudience][] {
  return Object.entries(node).flatMap(([key, child]): [string, EndpointAudience][] => {
    const here = [...path, key]
    return isContractProcedure(child) ? [[here.join('.'), child['~orpc'].meta['for']]] : endpointsIn(child, here)
  })
}
