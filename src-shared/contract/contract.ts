import type { AnySchema, ContractProcedure, ContractRouterClient, ErrorMap } from '@orpc/contract'
import { areas } from './areas.ts'
import type { EndpointMeta } from './base.ts'
import { live } from './live.ts'

/** An endpoint that says who may call it. */
export type Endpoint = ContractProcedure<AnySchema, AnySchema, ErrorMap, EndpointMeta>

/** Every query, command and live event there is, by area. */
export const contract = { ...areas, live } satisfies Record<string, Endpoint | Record<string, Endpoint>>

/** What there is, for the types of whoever answers it. */
export type Contract = typeof contract

/** A typed client of the contract. */
export type Client = ContractRouterClient<Contract>
