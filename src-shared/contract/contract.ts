import type { AnySchema, ContractProcedure, ContractRouterClient, ErrorMap, InferSchemaOutput } from '@orpc/contract'
import { type Area, areas } from './areas.ts'
import type { EndpointMeta } from './base.ts'
import { live } from './live.ts'

/** An endpoint that declares who may call it. */
export type Endpoint = ContractProcedure<AnySchema, AnySchema, ErrorMap, EndpointMeta>

/** All queries, commands and live events, by area. */
export const contract = { ...areas, live } satisfies Record<string, Endpoint | Record<string, Endpoint>>

/** Type of the contract, for its implementations. */
export type Contract = typeof contract

/** Type of an endpoint's parsed input. An endpoint without input gets none, whatever was sent. */
export type EndpointInput<Each> =
  Each extends ContractProcedure<infer Input, AnySchema, ErrorMap, EndpointMeta>
    ? Given<InferSchemaOutput<Input>>
    : never
type Given<Input> = unknown extends Input ? undefined : Input

/** Type of the input of a service method, as declared by its endpoint. */
export type ServiceMethodInput<Name extends Area, Verb extends keyof Contract[Name]> = EndpointInput<
  Contract[Name][Verb]
>

/** A typed client of the contract. */
export type Client = ContractRouterClient<Contract>
