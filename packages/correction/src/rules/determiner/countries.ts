/** Countries without an article, in one word. */
export const countries: ReadonlySet<string> = new Set(
  `afghanistan albania algeria angola argentina armenia australia austria azerbaijan bahrain bangladesh belarus belgium bolivia bosnia
botswana brazil bulgaria cambodia cameroon canada chile china colombia croatia cuba cyprus denmark ecuador egypt england estonia
ethiopia finland france georgia germany ghana greece guatemala haiti honduras hungary iceland india indonesia iran iraq ireland
israel italy jamaica japan jordan kazakhstan kenya kuwait kyrgyzstan laos latvia lebanon libya lithuania luxembourg madagascar
malaysia mali malta mexico moldova mongolia morocco mozambique myanmar namibia nepal nicaragua nigeria norway oman pakistan
palestine panama paraguay peru poland portugal qatar romania russia rwanda scotland senegal serbia singapore slovakia slovenia
somalia spain sudan sweden switzerland syria taiwan tajikistan tanzania thailand tunisia turkey turkmenistan uganda ukraine
uruguay uzbekistan venezuela vietnam wales yemen zambia zimbabwe europe asia africa antarctica`.split(/\s+/),
);
