export const each = (verbs: string, objects: string) =>
  verbs
    .split(', ')
    .flatMap((verb) => objects.split(', ').map((object) => `${verb} ${object}`))
    .join(', ')

export const HURTS = `(hit|hits|hitting|beat|beats|beating|beaten|slap*|smack*|punch*|kick*|chok*|strangl*|shov*|push*|shak*|shook|burn*|whip*|belt*|bit|grab*|drag*|spank*|threw|throws|throwing|slam*|pinn*|thrash*|hurt|hurts|hurting|starv*|tied|ties|ties up|chain*|throttl*|yank*|pinch*|headbutt*|attack*)`

export const GOLPEA =
  '(at[oa]|peg[aoue]\\w*|golp\\w+|abofet\\w+|zarand\\w+|zamarr\\w+|cag(?:a|o|an|aron) a (?:palos|trompadas|pinas|golpes|patadas|bifes|cachetadas|punetazos|trompazos)|madre(?:a|o|an)|faj(?:a|o|an)|dej(?:a|o) (?:toda )?(?:morad[oa]|moretead[oa])|(?:da|dio|pone|puso|mete|metio) (?:una |unas |de )?(?:madrizas?|golpizas?|tundas?|trompadas?|pinas|chingas?)|sacud\\w+|empuj\\w+|pate\\w+|azot\\w+|quem\\w+|ahorc\\w+|estrangul\\w+|agarr\\w+|jal\\w+|tir[ao] del pelo|insulta y|amarr\\w+|encierr\\w+|encerr\\w+|da con (el|la|un|una)|da (una |unas )?(paliza|palizas|golpes|punetazos|patadas|bofetad\\w+|correazos|cachetad\\w+|azotes|tortas)|dio (una |unas )?(paliza|palizas|golpes|punetazos|patadas|bofetad\\w+|correazos|cachetad\\w+)|clav\\w+|maltrat\\w+|lanz\\w+|revent\\w+)'

export const DA =
  '(打|揍|踢|踹|掐|抽|扇|摔|扔|烫|勒|捆|绑|饿|关|拖|撞|拧|砸|扎|推|捂|甩|虐|骂着打|摇晃|晃|揪|捏|拧|暴打|毒打|殴打)'
