/** Countries without an article, in one word. */
export const countries: ReadonlySet<string> = new Set(
  `afghanistan albania algeria angola argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium bolivia bosnia
botswana brazil bulgaria cambodia cameroon canada chile china colombia croatia cuba cyprus denmark ecuador egypt
england estonia
ethiopia finland france georgia germany ghana greece guatemala haiti honduras hungary iceland india indonesia iran
iraq ireland
israel italy jamaica japan jordan kazakhstan kenya kuwait kyrgyzstan laos latvia lebanon libya lithuania luxembourg
madagascar
malaysia mali malta mexico moldova mongolia morocco mozambique myanmar namibia nepal nicaragua nigeria norway oman
pakistan
palestine panama paraguay peru poland portugal qatar romania russia rwanda scotland senegal serbia singapore slovakia
slovenia
somalia spain sudan sweden switzerland syria taiwan tajikistan tanzania thailand tunisia turkey turkmenistan uganda
ukraine
uruguay uzbekistan venezuela vietnam wales yemen zambia zimbabwe europe asia africa antarctica`.split(/\s+/),
);

/** Well-known cities. */
export const cities: ReadonlySet<string> = new Set(
  `london paris berlin madrid rome tokyo osaka kyoto seoul busan beijing shanghai guangzhou shenzhen chengdu kunming wuhan hangzhou
nanjing moscow istanbul ankara izmir antalya cairo alexandria dubai riyadh jeddah baghdad amman beirut delhi mumbai
bangalore
karachi lahore hanoi saigon bangkok jakarta manila singapore sydney melbourne toronto vancouver montreal boston chicago
washington miami seattle lima bogota santiago barcelona lisbon porto milan naples vienna prague warsaw budapest athens
amsterdam brussels geneva zurich stockholm oslo copenhagen helsinki dublin edinburgh manchester liverpool lagos
nairobi casablanca
tunis algiers tehran kyiv kiev minsk taipei recife brasilia`.split(/\s+/),
);
