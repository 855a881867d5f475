/** Under this deploy context the CLI builds without edge functions (netlify.toml): bundling those would fetch Deno from the network. */
export const LOCAL_BUILD = { CONTEXT: 'local' } as const
