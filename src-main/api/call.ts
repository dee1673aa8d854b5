import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput } from '@orpc/contract'
import type { Area } from '#shared/contract/areas.ts'
import type { EndpointMeta } from '#shared/contract/base.ts'
import type { Contract, EndpointInput } from '#shared/contract/contract.ts'
import type { SessionView } from '#shared/contract/session.ts'
import type { CampaignServices } from '../services/campaign/campaign-services.ts'
import type { Caller } from '../services/kit/caller.ts'
import type { CallContext } from './context.ts'

/** Return value of an endpoint, possibly a promise. */
export type EndpointResult<Endpoint> =
  Endpoint extends ContractProcedure<AnySchema, infer Output, ErrorMap, EndpointMeta>
    ? InferSchemaInput<Output> | Promise<InferSchemaInput<Output>>
    : never

/** The service method that implements the endpoint of the same name. */
export type ServiceMethod<Endpoint> = (input: EndpointInput<Endpoint>, caller: Caller) => EndpointResult<Endpoint>

/** A handler that implements an endpoint without a service method. */
export type EndpointHandler<Endpoint> = (call: EndpointCall<EndpointInput<Endpoint>>) => EndpointResult<Endpoint>

/** Context of a call that passed authorization. */
export interface AuthorizedCallContext extends CallContext {
  readonly session: SessionView
  /** The services of the open campaign; null only in areas that need none. */
  readonly campaign: CampaignServices | null
}

/** A call whose role is checked and whose input is parsed. */
export interface EndpointCall<Input> {
  readonly input: Input
  readonly context: AuthorizedCallContext
  readonly signal: AbortSignal | undefined
}

/** The custom handlers of an area, by endpoint. */
export type AreaHandlers<Name extends Area, Verbs extends keyof Contract[Name] = keyof Contract[Name]> = {
  readonly [Each in Verbs]: EndpointHandler<Contract[Name][Each]>
}
