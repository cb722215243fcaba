/** Gives the page its turn between two slices of work. */
export const breathe = () => new Promise<void>((resume) => setTimeout(resume, 0));
