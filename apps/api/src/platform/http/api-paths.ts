const API_PATH = /^\/(api|v2|graphql|health)(\/|$)/i;

/** Whether a path belongs to the API, where an answer is never a page. */
export const isApiPath = (path: string): boolean => API_PATH.test(path);
