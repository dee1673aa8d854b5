import type { AnySchema, ContractProcedure, ContractRouterClient, ErrorMap, InferSchemaOutput } from '@orpc/contract'
import { type Area, areas } from './areas.ts'
import type { EndpointMeta } from './base.ts'
import { live } from './live.ts'

/** An endpoint that says who may call it. */
export type Endpoint = ContractProcedure<AnySchema, AnySchema, ErrorMap, EndpointMeta>

/** Every query, command and live event there is, by area. */
export const contract = { ...areas, live } satisfies Record<string, Endpoint | Record<string, Endpoint>>

/** What there is, for the types of whoever answers it. */
export type Contract = typeof contract

/** What an endpoint's parsed input is; an endpoint that asks for none gives none, whatever was sent. */
export type InputFor<Each> =
  Each extends ContractProcedure<infer Input, AnySchema, ErrorMap, EndpointMeta>
    ? Given<InferSchemaOutput<Input>>
    : never
type Given<Input> = unknown extends Input ? undefined : Input

/** What the verb of a service is asked, as its endpoint has it. */
export type InputOf<Name extends Area, Verb extends keyof Contract[Name]> = InputFor<Contract[Name][Verb]>

/** A typed client of the contract. */
export type Client = ContractRouterClient<Contract>
