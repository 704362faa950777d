import { type CompiledQuery, DeleteQueryNode, InsertQueryNode, UpdateQueryNode } from 'kysely'

export const isWrite = (query: CompiledQuery['query']) =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)

/** It tells nothing but that it was done. */
export const isSilent = ({ query }: CompiledQuery) => isWrite(query) && !query.returning
