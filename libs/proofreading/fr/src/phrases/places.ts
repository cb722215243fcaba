/** Well-known places and how they are spelled; none of the wrong forms is a name of its own. */
export const PLACES = `
los angelès|angèles => Los Angeles
las végas => Las Vegas
san fransisco => San Francisco
massachussets|massachusets => Massachusetts
cincinnatti => Cincinnati
kazakstan => Kazakhstan
azerbaidjan => Azerbaïdjan
liechenstein => Liechtenstein
copenague => Copenhague
machu pichu => Machu Picchu
`;
