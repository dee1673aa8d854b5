import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput } from '@orpc/contract'
import type { Area } from '#shared/contract/areas.ts'
import type { EndpointMeta } from '#shared/contract/base.ts'
import type { Contract, InputFor } from '#shared/contract/contract.ts'
import type { SessionView } from '#shared/contract/session.ts'
import type { CampaignServices } from '../services/campaign/campaign-services.ts'
import type { Caller } from '../services/kit/caller.ts'
import type { Context } from './context.ts'

/** Return value of an endpoint, possibly a promise. */
export type EndpointResult<Endpoint> =
  Endpoint extends ContractProcedure<AnySchema, infer Output, ErrorMap, EndpointMeta>
    ? InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : never

/** The service method that implements the endpoint of the same name. */
export type ServiceMethod<Endpoint> = (input: InputFor<Endpoint>, caller: Caller) => EndpointResult<Endpoint>

/** A handler that implements an endpoint without a service method. */
export type Handler<Endpoint> = (call: Call<InputFor<Endpoint>>) => EndpointResult<Endpoint>

/** Context of a call that passed authorization. */
export interface AuthorizedContext extends Context {
  readonly session: SessionView
  /** The services of the open campaign; null only in areas that need none. */
  readonly campaign: CampaignServices | null
}

/** A call whose role is checked and whose input is parsed. */
export interface Call<Input> {
  readonly input: Input
  readonly context: AuthorizedContext
  readonly signal: AbortSignal | undefined
}

/** The custom handlers of an area, by endpoint. */
export type Handlers<Name extends Area, Verbs extends keyof Contract[Name] = keyof Contract[Name]> = {
  readonly [Each in Verbs]: Handler<Contract[Name][Each]>
}
